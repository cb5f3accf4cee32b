import type { ComponentType } from "react";
import type { RoomName } from "../../contract/office/rooms.ts";
import { Dashboard } from "./desk/dashboard.tsx";
import { RequestList } from "./desk/request-list.tsx";
import { Frame } from "./frame/frame.tsx";
import { NotFound } from "./frame/not-found.tsx";
import { LiveProvider } from "./live/live.tsx";
import { MessageList } from "./messages/message-list.tsx";
import { MessagePage } from "./messages/message-page.tsx";
import { PartsContext } from "./kit/room-part.ts";
import { parts } from "./parts.tsx";
import { RequestPage } from "./request/request-page.tsx";

/** What somebody needs who is inside, as one script: the login does not load it. */
export const inside = {
  frame: { Component: Frame },
  live: { Component: LiveProvider },
  dashboard: { Component: Dashboard },
  notFound: { Component: NotFound },
};

function RequestWithParts() {
  return (
    <PartsContext value={parts}>
      <RequestPage />
    </PartsContext>
  );
}

/** The pages of each room: its list, and one thing of it. */
export const pages: Record<RoomName, { list: ComponentType; one: ComponentType }> = {
  requests: { list: RequestList, one: RequestWithParts },
  messages: { list: MessageList, one: MessagePage },
};
