import { Dashboard } from "./desk/dashboard.tsx";
import { Frame } from "./frame/frame.tsx";
import { NotFound } from "./frame/not-found.tsx";
import { RoomsContext } from "./kit/rooms.ts";
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

/** What somebody needs who is inside, as one script: the login does not load it. */
export const inside = {
  frame: { Component: FrameWithRooms },
  live: { Component: LiveProvider },
  dashboard: { Component: Dashboard },
  notFound: { Component: NotFound },
};

export { pages };
