/** How somebody wants to be reached, first choice first. */
export const callChannels = ["phone", "phoneThenMail", "mail"] as const;
export type CallChannel = (typeof callChannels)[number];
