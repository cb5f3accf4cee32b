export type Content = {
  /** Never contains what a customer typed. */
  subject: string;
  blocks: readonly Block[];
};

export type Block =
  | { kind: "greeting"; hello: string; name: string }
  | { kind: "paragraph"; text: string }
  | { kind: "code"; code: string }
  | { kind: "facts"; rows: readonly Fact[] }
  | { kind: "button"; label: string; path: string };

/** `ltr` for numbers, plates and addresses; `typed` for what a customer wrote. */
export type Fact = { label: string; value: string; ltr?: boolean; typed?: boolean };
