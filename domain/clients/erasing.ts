/** How a person asked us to erase their data; the office keeps what they sent. */
export const askedWays = ["mail", "phone", "letter", "inPerson"] as const;
export type AskedWay = (typeof askedWays)[number];
