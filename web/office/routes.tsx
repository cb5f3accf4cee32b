import { createBrowserRouter } from "react-router";
import { type PagedRoom, pagedRoomNames, pagedRooms } from "../../contract/office/rooms.ts";
import { LoginPage } from "./access/login-page.tsx";
import { SetPasswordPage } from "./access/set-password-page.tsx";
import type { inside } from "./inside.tsx";

const load = () => import("./inside.tsx");

const lazy = (part: keyof typeof inside) => async () => (await load()).inside[part];

const lazyPage = (room: PagedRoom, page: "List" | "One" | "Part") => async () => {
  const { inside, pages } = await load();
  return { Component: pages[room][page] ?? inside.notFound.Component };
};

const roomRoutes = pagedRoomNames.flatMap((room) => [
  { path: pagedRooms[room].path, lazy: lazyPage(room, "List") },
  { path: `${pagedRooms[room].path}/:id`, lazy: lazyPage(room, "One") },
  { path: `${pagedRooms[room].path}/:id/:part`, lazy: lazyPage(room, "Part") },
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
