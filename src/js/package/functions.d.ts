// Tenbo: mahjong scores. Requests and answers are described by schema/*.json, from which the types below are made.

/** The versions of the package and of the contract. */
export interface Version {
  version: string;
  contract: 1;
}

/** A shipped rulebook. */
export interface RulebookEntry {
  /** What `rules` and `base` name. */
  id: string;
  name: string;
  family: NonNullable<Rulebook["family"]>;
}

/** What a text of tiles says. What could be read is there, whatever could not. */
export interface Parsed {
  ok: boolean;
  seat: Seat;
  win?: { tile: Tile; by: "discard" | "self-draw" };
  problems: Problem[];
}

/** An open deal; that it is open need not be said. */
export type WaitsRequest = Omit<Request, "end"> & { end?: { kind: "open" } };

/** What the seats of an open deal wait for: with a hand that lacks one tile `waits`, with a full one `discards`. */
export interface Waits {
  ok: true;
  seats: Partial<Record<Wind, Pick<SeatAnswer, "ready" | "furiten" | "waits" | "discards">>>;
  problems: [];
  caveats?: Caveats;
}

/** The versions of the package and of the contract. */
export function version(): Version;

/** The shipped rulebooks in the order of the picker. */
export function rulebooks(): RulebookEntry[];

/** Reads a hand: `123m406p11z(333s@W)+2m`, Unicode tiles. `chars` of problems count characters, not UTF-16 units. */
export function parse(text: string): Parsed | Refused;

/** Every problem of a request, without its score. */
export function check(request: Request | GameRequest): Checked | Refused;

/** The answer to a request about a deal, or about a whole game. */
export function score(request: GameRequest): GameAnswer;
export function score(request: Request): Answer;

/** What the seats of an open deal wait for. */
export function waits(request: WaitsRequest): Waits | Refused;

/** Every problem of a rulebook, given as an object or as the text of its file. Places are those of the rulebook. */
export function checkRulebook(rulebook: Rulebook | string): Checked | Refused;
