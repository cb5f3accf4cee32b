import { type AllParts, type PartName, requestParts } from "../../../../contract/office/rooms.ts";
import { type DeskAction, deskActions } from "../../../../contract/office/desk/requests.ts";
import type { RequestRow } from "../../../records/requests/requests-store.ts";
import type { NameStaff } from "../../../records/staff/staff-names-store.ts";
import type { RoomParts, Viewer } from "./request-part.ts";

const names = Object.keys(requestParts) as PartName[];

/** Reads the parts of all rooms, and what the viewer may do in them. */
export const createPartsReading =
  (rooms: RoomParts) => async (request: RequestRow, viewer: Viewer, named: NameStaff) => {
    const readPart = async <Name extends PartName>(name: Name) => {
      const { read, actions } = rooms[name].part;
      const part = await read(request, { viewer, named });
      return { part, may: actions(request, viewer, part) };
    };
    const all = await Promise.all(names.map(readPart));
    // A field for each of the rooms: the compiler cannot follow the list of their names.
    const shown = Object.assign({}, ...all.map(({ part }) => part)) as AllParts;
    const may = Object.assign({}, ...all.map((one) => one.may)) as Record<string, boolean>;
    return { shown, may };
  };

export const listActions = (may: Readonly<Record<string, boolean>>): DeskAction[] =>
  deskActions.filter((action) => may[action]);
