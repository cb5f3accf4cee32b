/** Loaded by the first click on a link to the chat. With its style at most 15 kB compressed. */
import texts from "./en.ts";
import { chatIn } from "./open-chat.ts";

export const { open, enhance } = chatIn("en", texts);
