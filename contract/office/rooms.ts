import type * as z from "zod/mini";
import { type StaffRole, staffRoles } from "../../domain/accounts/staff-roles.ts";
import { approvalsPart } from "./approvals/part.ts";
import { callsPart } from "./calls/part.ts";
import { documentsPart } from "./documents/part.ts";
import { mailsPart } from "./mails/part.ts";
import { offersPart } from "./offers/part.ts";
import { policiesPart } from "./policies/part.ts";
import { refundsPart } from "./refunds/part.ts";
import { reviewsPart } from "./reviews/part.ts";

// A room is a folder of the same name here, in `server/features/office` and in `web/office`; the
// requests themselves are the desk.

/** Rooms that have pages: the path under `/office`, and who may enter (ruling U6). */
export const pagedRooms = {
  requests: { path: "requests", roles: staffRoles },
  messages: { path: "messages", roles: staffRoles },
  chats: { path: "chats", roles: staffRoles },
  approvals: { path: "approvals", roles: staffRoles },
  refunds: { path: "refunds", roles: staffRoles },
  insurance: { path: "insurance", roles: staffRoles },
  clients: { path: "clients", roles: staffRoles },
  analytics: { path: "analytics", roles: staffRoles },
  settings: { path: "settings", roles: staffRoles },
} as const satisfies Record<string, { path: string; roles: readonly StaffRole[] }>;

/** Rooms that add a part to each request: its fields, and what staff may do there. */
export const requestParts = {
  documents: documentsPart,
  approvals: approvalsPart,
  offers: offersPart,
  policies: policiesPart,
  calls: callsPart,
  mails: mailsPart,
  reviews: reviewsPart,
  refunds: refundsPart,
} as const;

export type PagedRoom = keyof typeof pagedRooms;
const uncountedRooms = [
  "requests",
  "insurance",
  "clients",
  "analytics",
  "settings",
] as const satisfies PagedRoom[];
/** Rooms beside the views of the requests, with what waits there counted. */
export type CountedRoom = Exclude<PagedRoom, (typeof uncountedRooms)[number]>;

export const pagedRoomNames = Object.keys(pagedRooms) as PagedRoom[];
export const countedRooms = pagedRoomNames.filter(
  (name): name is CountedRoom => !uncountedRooms.some((uncounted) => uncounted === name),
);

export type PartName = keyof typeof requestParts;
export type RoomName = PagedRoom | PartName;

type Parts = typeof requestParts;
type All<Union> = (Union extends unknown ? (one: Union) => void : never) extends (
  all: infer Intersection,
) => void
  ? Intersection
  : never;

export type PartOf<Name extends PartName> = {
  [Field in keyof Parts[Name]["shape"]]: z.infer<Parts[Name]["shape"][Field]>;
};
export type PartAction<Name extends PartName> = Parts[Name]["actions"][number];
export type AllParts = All<{ [Name in PartName]: PartOf<Name> }[PartName]>;

const parts = Object.values(requestParts);

/** The fields and actions of all parts, which a request has beside its own. */
export const partShapes = Object.assign({}, ...parts.map(({ shape }) => shape)) as All<
  Parts[PartName]["shape"]
>;
export const partActions: readonly PartAction<PartName>[] = parts.flatMap(({ actions }) => actions);
