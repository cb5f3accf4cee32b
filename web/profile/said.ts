/** What the dashboard says after an action. */
export type Said = { kind: "success" | "error" | "info"; text: string; needsLogin?: boolean };
