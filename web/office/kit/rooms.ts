import type { PagedRoom, PartName } from "../../../contract/office/rooms.ts";
import { type ComponentType, createContext, useContext } from "react";
import type { DeskAction, DeskRequest } from "../../../contract/office/desk/requests.ts";
import type { IconName } from "../../ui/icon-paths.ts";
import type { ActionRank } from "./action-button.tsx";
import type { Change } from "./change.ts";
import type { DeskIconName } from "./desk-icon.tsx";

/** The Emirates ID number of a request, masked until it is revealed. */
export type Identity = {
  shown: string | null;
  revealed: string | undefined;
  failure: string | undefined;
  mayReveal: boolean;
  reveal: () => void;
};

export type PanelProps = Change & { request: DeskRequest; identity: Identity };
export type ActionsProps = Change & {
  request: DeskRequest;
  rankOf: (action: DeskAction) => ActionRank;
};

/** What a room shows on the page of a request, and the buttons it adds there. */
export type RoomPart = {
  Panel: ComponentType<PanelProps>;
  /** `wide` above the columns; `side` and `below` in the narrow one, before and after the notes. */
  place: "wide" | "main" | "side" | "below";
  Actions?: ComponentType<ActionsProps>;
};

/** The pages of a room: its list, and one thing of it. */
export type RoomPages = {
  List: ComponentType;
  One: ComponentType;
  /** Of one thing, what stands below it in the address. */
  Part?: ComponentType;
  /** Its place in the sidebar; a room without an icon is reached from another one. */
  entry: { icon: IconName | DeskIconName } | { from: PagedRoom };
};

type Rooms = {
  pages: Readonly<Record<PagedRoom, RoomPages>>;
  parts: Readonly<Record<PartName, RoomPart>>;
};

/** All rooms, for the sidebar and the page of a request: these import none of them. */
export const RoomsContext = createContext<Rooms | undefined>(undefined);

const useRooms = () => {
  const rooms = useContext(RoomsContext);
  if (!rooms) throw new Error("no rooms around this component");
  return rooms;
};

export const usePages = () => useRooms().pages;
export const useParts = () => Object.entries(useRooms().parts);
