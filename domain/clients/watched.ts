/** Work with clients of which others are told when one member of staff does much of it. */
export type Watched = "opened" | "searched";
