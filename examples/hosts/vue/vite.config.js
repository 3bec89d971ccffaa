import vue from "@vitejs/plugin-vue";

// Tells Vue that <tenbo-score> is not a Vue component.
export default { plugins: [vue({ template: { compilerOptions: { isCustomElement: (tag) => tag === "tenbo-score" } } })] };
