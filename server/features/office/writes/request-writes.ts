import type { DeskRequest } from "../../../../contract/office/desk/requests.ts";
import type { Parts } from "../../../parts.ts";
import { lockRequestIn } from "../../../records/requests/requests-store.ts";
import type { StaffAct } from "./staff-act.ts";
import { createStaffWrites } from "./staff-writes.ts";

/** What staff do with requests; all of the desk's parts are read after each. */
export const createRequestWrites = (
  parts: Pick<Parts, "db" | "now">,
  read: (act: StaffAct) => Promise<DeskRequest>,
) =>
  createStaffWrites(parts, {
    lockIn: lockRequestIn,
    read,
    notFound: "requests.notFound",
    changed: "requests.changedMeanwhile",
  });

export type StaffWrites = ReturnType<typeof createRequestWrites>;
