import { MAX_LINE } from "./chat-state.ts";

export type LineProblem = "textRequired" | "textTooLong";

/** Line breaks and tabs are allowed; PostgreSQL refuses a null character. */
const CONTROL_CHARACTERS = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f]/g;

/** HTML, links and direction marks stay text, which nothing interprets. */
export const cleanLine = (typed: string): string =>
  typed.replaceAll("\r\n", "\n").replace(CONTROL_CHARACTERS, "").trim();

export function lineProblem(line: string): LineProblem | undefined {
  if (line === "") return "textRequired";
  return line.length > MAX_LINE ? "textTooLong" : undefined;
}
