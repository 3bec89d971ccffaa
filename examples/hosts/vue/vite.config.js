import vue from "@vitejs/plugin-vue";

// Vue is told which elements are none of its own.
export default { plugins: [vue({ template: { compilerOptions: { isCustomElement: (tag) => tag === "tenbo-score" } } })] };
