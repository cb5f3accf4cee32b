import { Dashboard } from "./desk/dashboard.tsx";
import { RequestList } from "./desk/request-list.tsx";
import { Frame } from "./frame/frame.tsx";
import { NotFound } from "./frame/not-found.tsx";
import { LiveProvider } from "./live/live.tsx";
import { MessageList } from "./messages/message-list.tsx";
import { MessagePage } from "./messages/message-page.tsx";
import { RequestPage } from "./request/request-page.tsx";

/** What somebody needs who is inside, as one script: the login does not load it. */
export const inside = {
  frame: { Component: Frame },
  live: { Component: LiveProvider },
  dashboard: { Component: Dashboard },
  requests: { Component: RequestList },
  request: { Component: RequestPage },
  messages: { Component: MessageList },
  message: { Component: MessagePage },
  notFound: { Component: NotFound },
};
