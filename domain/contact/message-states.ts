/** What became of a message from the contact form. */
export const messageStates = ["new", "answered", "closed"] as const;
export type MessageState = (typeof messageStates)[number];

/** A reader may leave a note without a change of state. */
export const messageEvents = ["received", "noted", "reopened", "answered", "closed"] as const;
