/** What staff open of a person, as the person's access log names it (ruling O11). */
export const openedKinds = ["client", "request", "export"] as const;
export type OpenedKind = (typeof openedKinds)[number];
