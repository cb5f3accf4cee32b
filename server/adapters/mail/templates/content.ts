/** What a mail says, before it becomes HTML or plain text. Written once in each language. */
export type Content = {
  /** Never contains what a person typed. */
  subject: string;
  blocks: readonly Block[];
};

export type Block =
  | { kind: "greeting"; hello: string; name: string }
  | { kind: "paragraph"; text: string }
  /** An activation code, alone on its line. */
  | { kind: "code"; code: string }
  | { kind: "facts"; rows: readonly Fact[] }
  | { kind: "button"; label: string; path: string };

/** `ltr` for numbers, plates and addresses; `typed` for what a person wrote themselves. */
export type Fact = { label: string; value: string; ltr?: boolean; typed?: boolean };
