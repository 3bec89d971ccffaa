// Tenbo: mahjong scores. The types behind the functions are made of the types of the engine, as schema/*.json are.

/** A deal that somebody has won or nobody. */
export type EndedRequest = Omit<Request, "end"> & { end: Exclude<End, { kind: "open" }> };

/** An open deal; that it is open need not be said. */
export type WaitsRequest = Omit<Request, "end"> & { end?: { kind: "open" } };

/** Starts the engine beforehand, without keeping a page waiting. It need not be called: what is asked first starts it. It
 *  fails where there can be no engine, because a content security policy forbids it or there is no WebAssembly; every
 *  request is then answered with the problem `not-started`, and `version` and `rulebooks` throw. */
export function start(): Promise<void>;

/** The versions of the package and of the contract. */
export function version(): Version;

/** The shipped rulebooks in the order of the picker. */
export function rulebooks(): RulebookEntry[];

/** Reads a hand: `123m406p11z(333s@W)+2m`, Unicode tiles. `chars` of problems count characters, not UTF-16 units. */
export function parse(text: string): Parsed | PartlyParsed;

/** Every problem of a request, without its score. */
export function check(request: Request | GameRequest): Checked | Refused;

/** What an open deal without seats is answered, a question about its rulebook alone: nothing of what a scored deal has. */
export type Unscored = Checked & { [Field in Exclude<keyof Scored, keyof Checked>]?: undefined };

/** The answer to a request about a whole game, or about a deal: told apart by `ok`. Of a request that may be an open deal without
 *  seats, `wins` may be `undefined`. */
export function score(request: GameRequest): GameScored | Refused;
export function score(request: EndedRequest): Scored | Refused;
export function score(request: Request): Scored | Unscored | Refused;

/** What the seats of an open deal wait for. */
export function waits(request: WaitsRequest): Waits | Refused;

/** Every problem of a rulebook, given as an object or as the text of its file. Places are those of the rulebook. */
export function checkRulebook(rulebook: Rulebook | string): Checked | Refused;
