import { type ComponentType, createContext, useContext } from "react";
import type { DeskAction, DeskRequest } from "../../../contract/office/requests.ts";
import type { ActionRank } from "./action-button.tsx";
import type { Change } from "./change.ts";

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

type NamedPart = readonly [name: string, part: RoomPart];

/** The parts of all rooms, which the page of a request is given: it imports none of them. */
export const PartsContext = createContext<readonly NamedPart[]>([]);

export const useParts = () => useContext(PartsContext);
