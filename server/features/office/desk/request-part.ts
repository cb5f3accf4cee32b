import type {
  CountedRoom,
  PartAction,
  PartName,
  PartOf,
} from "../../../../contract/office/rooms.ts";
import type { StaffMember } from "../../../http/staff-access.ts";
import type { RequestRow } from "../../../records/requests/requests-store.ts";
import type { NameStaff } from "../../../records/staff/staff-names-store.ts";

/** Who looks at a request. `isOwn`: an agent or admin who has taken it. */
export type Viewer = Pick<StaffMember, "id" | "roles"> & { isAgent: boolean; isOwn: boolean };

export const viewerOf = (
  { assignee }: Pick<RequestRow, "assignee">,
  { id, roles }: Pick<StaffMember, "id" | "roles">,
): Viewer => {
  const isAgent = roles.includes("agent") || roles.includes("admin");
  return { id, roles, isAgent, isOwn: isAgent && assignee === id };
};

/** What a room adds to each request, and what the viewer may do there now. */
export type RequestPart<Name extends PartName> = {
  read: (request: RequestRow, by: { viewer: Viewer; named: NameStaff }) => Promise<PartOf<Name>>;
  actions: (
    request: RequestRow,
    viewer: Viewer,
    part: PartOf<Name>,
  ) => Record<PartAction<Name>, boolean>;
};

export type RoomParts = { [Name in PartName]: { part: RequestPart<Name> } };
export type RoomCounts = Record<
  CountedRoom,
  { countNew: (member: StaffMember) => Promise<number> }
>;
