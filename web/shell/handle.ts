/** The areas that have texts of their own; a live page ships its area's and the shell's. */
export type Area =
  | "shell"
  | "around"
  | "problems"
  | "site"
  | "account"
  | "purchase"
  | "purchase/payment"
  | "profile";

/**
 * What a route module says of itself in its `handle` export.
 * `still`: HTML only, no React in the browser, kept in memory once per language.
 * `kept`: hydrated, but without personal data, so its HTML is kept in memory too, unless the address
 * says where the visitor was going (`?next=`).
 * Neither: rendered for each request.
 */
export type Handle = { kind?: "still" | "kept"; area: Area };

export const handleOf = (matches: readonly { handle?: unknown }[]): Handle =>
  (matches.findLast((match) => match.handle !== undefined)?.handle as Handle | undefined) ?? {
    area: "shell",
  };
