// Types of <tenbo-score> and of embed.js (docs/embedding.md). Put this file among the sources of your project. It knows React,
// Vue and Svelte where they are installed.

export {};

declare global {
  /** With the package `tenbo` of the engine, its answers have their types here as well:
   *  `declare global { interface TenboTypes { answer: import("tenbo").Answer } }` */
  interface TenboTypes {}

  /** What a hand is worth, as public/schema/answer.schema.json has it. */
  type TenboAnswer = TenboTypes extends { answer: infer Answer } ? Answer
    : { ok: boolean; wins?: { seat: string; total: number; [field: string]: unknown }[]; [field: string]: unknown };

  type TenboTheme = "auto" | "light" | "dark";
  type TenboUi = "full" | "compact" | "result";
  type TenboSeat = "E" | "S" | "W" | "N";

  /** What `set` changes, as one step. */
  interface TenboSet {
    hand?: string;
    rules?: string;
    win?: { seat?: TenboSeat; tile?: string; by?: string; from?: TenboSeat; situation?: readonly string[] };
    lang?: string;
    theme?: TenboTheme;
    ui?: TenboUi;
    readonly?: boolean;
  }

  /** What can be asked, and what the answer is. */
  interface TenboAsked {
    hand: string;
    rules: string;
    url: string;
    score: TenboAnswer;
    ignored: Record<string, number>;
  }

  /** What the frame says; each message is the `detail` of an event. */
  interface TenboMessages {
    ready: { version: string; protocol: 1; rulesets: string[]; langs: string[]; warnings: { param: string; value: string }[] };
    change: { hand: string; rules: string; url: string };
    score: { score: TenboAnswer };
    error: { key: string; id?: number | string };
    resize: { height: number };
    reply: { id: number | string; value: unknown };
  }
  type TenboMessage<Type extends keyof TenboMessages> = TenboMessages[Type] & { mahjongScore: 1; type: Type };
  type TenboEvents<Prefix extends string> = { [Type in keyof TenboMessages as `${Prefix}-${Type}`]: CustomEvent<TenboMessage<Type>> };

  /** What can be asked of a widget. Each promise comes to its value or to an error whose message is a key. */
  interface TenboMethods {
    set(what: TenboSet): Promise<true>;
    get<What extends keyof TenboAsked>(what: What): Promise<TenboAsked[What]>;
    focus(): Promise<true>;
    undo(): Promise<true>;
  }

  interface TenboScoreElement extends HTMLElement, TenboMethods {
    hand: string;
    rules: string;
    theme: TenboTheme | "";
    ui: TenboUi | "";
    get readonly(): boolean;
    set readonly(value: boolean | string | null | undefined);
    /** The last answer; null before there is one. */
    readonly score: TenboAnswer | null;
    /** What the frame says when it is there. */
    readonly ready: Promise<TenboMessage<"ready">>;
    focus(): Promise<true>;
  }

  /** The attributes of the element. */
  interface TenboAttributes {
    hand?: string | undefined;
    rules?: string | undefined;
    lang?: string | undefined;
    theme?: TenboTheme | undefined;
    ui?: TenboUi | undefined;
    readonly?: boolean | "" | "true" | "false" | undefined;
    accent?: string | undefined;
    paper?: string | undefined;
    ink?: string | undefined;
    width?: number | string | undefined;
    height?: number | string | undefined;
    "max-height"?: number | string | undefined;
    timeout?: number | string | undefined;
    title?: string | undefined;
    sandbox?: string | undefined;
  }
  type TenboHandlers = { [Type in keyof TenboEvents<"tenbo"> as `on${Type}`]?: ((event: TenboEvents<"tenbo">[Type]) => void) | undefined };

  interface TenboWidget extends TenboMethods {
    readonly frame: HTMLIFrameElement;
    on<Type extends keyof TenboMessages>(type: Type, take: (message: TenboMessage<Type>) => void): () => void;
  }
  interface MahjongScore {
    mount(place: HTMLElement): TenboWidget;
    unmount(place: HTMLElement): void;
    scan(within?: ParentNode): TenboWidget[];
    push(...wanted: ((api: MahjongScore) => void)[]): void;
  }
  /** Before the script has come, a list of what is wanted of it. */
  var mahjongScore: MahjongScore | ((api: MahjongScore) => void)[] | undefined;

  interface GlobalEventHandlersEventMap extends TenboEvents<"tenbo">, TenboEvents<"mahjong"> {}
  interface HTMLElementTagNameMap {
    "tenbo-score": TenboScoreElement;
  }
}

// @ts-ignore: where there is no React
declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      // @ts-ignore
      "tenbo-score": TenboAttributes & TenboHandlers & Omit<DetailedHTMLProps<HTMLAttributes<TenboScoreElement>, TenboScoreElement>, keyof TenboAttributes>;
    }
  }
}

// @ts-ignore: where there is no Vue
declare module "vue" {
  interface GlobalComponents {
    // @ts-ignore
    "tenbo-score": DefineComponent<TenboAttributes>;
  }
}

// @ts-ignore: where there is no Svelte
declare module "svelte/elements" {
  interface SvelteHTMLElements {
    // @ts-ignore
    "tenbo-score": TenboAttributes & TenboHandlers & Omit<HTMLAttributes<TenboScoreElement>, keyof TenboAttributes>;
  }
}
