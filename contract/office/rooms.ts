import { type StaffRole, staffRoles } from "../../domain/accounts/staff-roles.ts";

/** Rooms of the office that have pages: the path under `/office`, and who may enter (ruling U6). */
export const rooms = {
  requests: { path: "requests", roles: staffRoles },
  messages: { path: "messages", roles: staffRoles },
} as const satisfies Record<string, { path: string; roles: readonly StaffRole[] }>;

export type RoomName = keyof typeof rooms;
export const roomNames = Object.keys(rooms) as RoomName[];
