import { createBrowserRouter } from "react-router";
import { type RoomName, roomNames, rooms } from "../../contract/office/rooms.ts";
import { LoginPage } from "./access/login-page.tsx";
import { SetPasswordPage } from "./access/set-password-page.tsx";
import type { inside, pages } from "./inside.tsx";

const load = () => import("./inside.tsx");

const lazy = (part: keyof typeof inside) => async () => (await load()).inside[part];

const lazyPage = (room: RoomName, page: keyof (typeof pages)[RoomName]) => async () => ({
  Component: (await load()).pages[room][page],
});

const roomRoutes = roomNames.flatMap((room) => [
  { path: rooms[room].path, lazy: lazyPage(room, "list") },
  { path: `${rooms[room].path}/:id`, lazy: lazyPage(room, "one") },
]);

export const createOfficeRouter = () =>
  createBrowserRouter([
    {
      path: "/office",
      HydrateFallback: () => null,
      children: [
        { path: "login", Component: LoginPage },
        { path: "set-password/:token", Component: SetPasswordPage },
        {
          lazy: lazy("frame"),
          children: [
            {
              lazy: lazy("live"),
              children: [
                { index: true, lazy: lazy("dashboard") },
                ...roomRoutes,
                { path: "*", lazy: lazy("notFound") },
              ],
            },
          ],
        },
      ],
    },
  ]);
