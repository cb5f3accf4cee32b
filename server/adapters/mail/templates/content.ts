import type { GreetedName } from "../mail.ts";

export type Content = {
  /** Never contains what a customer typed. */
  subject: string;
  blocks: readonly Block[];
};

export type Block =
  | { kind: "greeting"; hello: string; name: GreetedName }
  | { kind: "paragraph"; text: string }
  | { kind: "code"; code: string }
  | { kind: "facts"; rows: readonly Fact[] }
  /** The first column names the row. */
  | { kind: "table"; columns: readonly string[]; rows: readonly (readonly Cell[])[] }
  | { kind: "conversation"; lines: readonly SaidLine[] }
  | { kind: "button"; label: string; path: string };

/** `text` is as it was typed, with its line breaks. */
export type SaidLine = { by: string; when: string; text: string };

/** Lines stand below each other; `ltr` for amounts, `typed` for what staff wrote. */
export type Cell = { lines: readonly string[]; ltr?: boolean; typed?: boolean };

/** `ltr` for numbers, plates and addresses; `typed` for what a customer wrote. */
export type Fact = { label: string; value: string; ltr?: boolean; typed?: boolean };
