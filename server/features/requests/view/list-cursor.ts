import { isUuid } from "../../../adapters/database/uuid.ts";
import { Problem } from "../../../http/problem.ts";
import type { ListPosition } from "../../../records/requests/own-requests-store.ts";

/** PostgreSQL does not read the format from the year 10000 on. */
const TOO_LATE = Date.UTC(10_000, 0);
const CURSOR = /^(\d{1,15})\.([0-9a-f-]{36})$/;

/** Opaque to callers: UTC milliseconds and id of the last row of a page. */
export const writeCursor = ({ at, id }: ListPosition) =>
  Buffer.from(`${at.getTime()}.${id}`).toString("base64url");

export const readCursor = (cursor: string): ListPosition => {
  const [, time, id] = CURSOR.exec(Buffer.from(cursor, "base64url").toString("latin1")) ?? [];
  const at = new Date(Number(time));
  if (id === undefined || !isUuid(id) || !(at.getTime() < TOO_LATE))
    throw new Problem("request.invalid", { field: "cursor" });
  return { at, id };
};
