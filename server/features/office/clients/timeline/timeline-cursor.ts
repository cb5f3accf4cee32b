import { Problem } from "../../../../http/problem.ts";

const POSITION = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{6}Z [a-z]+ [0-9a-f-]{36}$/;

/** Opaque to callers: the position of the last entry of a page. */
export const writeTimelineCursor = (position: string) =>
  Buffer.from(position).toString("base64url");

/** @throws {Problem} request.invalid */
export const readTimelineCursor = (cursor: string): string => {
  const position = Buffer.from(cursor, "base64url").toString("latin1");
  if (!POSITION.test(position)) throw new Problem("request.invalid", { field: "cursor" });
  return position;
};
