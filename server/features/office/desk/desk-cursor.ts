import type { ListPosition } from "../../../records/requests/own-requests-store.ts";
import { readCursor, writeCursor } from "../../requests/view/list-cursor.ts";

/** Where the next page begins; `isLate`: still among those that stand first, being late twice. */
export type DeskPosition = ListPosition & { isLate: boolean };

const LATE = "late-";

export const writeDeskCursor = ({ isLate, ...position }: DeskPosition) =>
  `${isLate ? LATE : ""}${writeCursor(position)}`;

/** @throws {Problem} request.invalid */
export const readDeskCursor = (cursor: string): DeskPosition => {
  const isLate = cursor.startsWith(LATE);
  return { ...readCursor(isLate ? cursor.slice(LATE.length) : cursor), isLate };
};
