// Types for <tenbo-score> and embed.js (docs/embedding.md). Copy this file into the sources of your project. It also declares the
// element for React, Vue and Svelte, if they are installed.

export {};

declare global {
  /** If you use the engine's npm package `tenbo`, this gives the answers their full type:
   *  `declare global { interface TenboTypes { answer: import("tenbo").Answer } }` */
  interface TenboTypes {}

  /** The score of a hand (public/schema/answer.schema.json). */
  type TenboAnswer = TenboTypes extends { answer: infer Answer } ? Answer
    : { ok: boolean; wins?: { seat: string; total: number; [field: string]: unknown }[]; [field: string]: unknown };

  type TenboTheme = "auto" | "light" | "dark";
  type TenboUi = "full" | "compact" | "result";
  type TenboSeat = "E" | "S" | "W" | "N";

  /** What `set` changes, as one undo step. */
  interface TenboSet {
    hand?: string;
    rules?: string;
    win?: { seat?: TenboSeat; tile?: string; by?: string; from?: TenboSeat; situation?: readonly string[] };
    lang?: string;
    theme?: TenboTheme;
    ui?: TenboUi;
    readonly?: boolean;
  }

  /** What `get` accepts, and the type of each answer. */
  interface TenboAsked {
    hand: string;
    rules: string;
    url: string;
    score: TenboAnswer;
    ignored: Record<string, number>;
  }

  /** The frame's messages; each is the `detail` of an event. */
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

  /** The methods of a widget. If a promise rejects, the error's message is a key from docs/embedding.md. */
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
    /** The last answer; null before the first. */
    readonly score: TenboAnswer | null;
    /** The frame's `ready` message. */
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
  /** Before the script has loaded, an array of functions for it to call. */
  var mahjongScore: MahjongScore | ((api: MahjongScore) => void)[] | undefined;

  interface GlobalEventHandlersEventMap extends TenboEvents<"tenbo">, TenboEvents<"mahjong"> {}
  interface HTMLElementTagNameMap {
    "tenbo-score": TenboScoreElement;
  }
}

// @ts-ignore: if React is not installed
declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      // @ts-ignore
      "tenbo-score": TenboAttributes & TenboHandlers & Omit<DetailedHTMLProps<HTMLAttributes<TenboScoreElement>, TenboScoreElement>, keyof TenboAttributes>;
    }
  }
}

// @ts-ignore: if Vue is not installed
declare module "vue" {
  interface GlobalComponents {
    // @ts-ignore
    "tenbo-score": DefineComponent<TenboAttributes>;
  }
}

// @ts-ignore: if Svelte is not installed
declare module "svelte/elements" {
  interface SvelteHTMLElements {
    // @ts-ignore
    "tenbo-score": TenboAttributes & TenboHandlers & Omit<HTMLAttributes<TenboScoreElement>, keyof TenboAttributes>;
  }
}
