import { Outlet } from "react-router";
import { Dashboard } from "./desk/dashboard.tsx";
import { Frame } from "./frame/frame.tsx";
import { NotFound } from "./frame/not-found.tsx";
import { RoomsContext } from "./kit/rooms.ts";
import { FollowWaiting } from "./live/follow-waiting.tsx";
import { LiveProvider } from "./live/live.tsx";
import { pages, parts } from "./rooms.tsx";

const rooms = { pages, parts };

function FrameWithRooms() {
  return (
    <RoomsContext value={rooms}>
      <Frame />
    </RoomsContext>
  );
}

function LivePages() {
  return (
    <LiveProvider>
      <FollowWaiting />
      <Outlet />
    </LiveProvider>
  );
}

/** What somebody needs who is inside, as one script: the login does not load it. */
export const inside = {
  frame: { Component: FrameWithRooms },
  live: { Component: LivePages },
  dashboard: { Component: Dashboard },
  notFound: { Component: NotFound },
};

export { pages };
