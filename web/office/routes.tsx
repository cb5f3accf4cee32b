import { createBrowserRouter } from "react-router";
import { LoginPage } from "./access/login-page.tsx";
import { SetPasswordPage } from "./access/set-password-page.tsx";
import type { inside } from "./inside.tsx";

type Room = keyof typeof inside;

const lazy = (room: Room) => async () => (await import("./inside.tsx")).inside[room];

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
                { path: "requests", lazy: lazy("requests") },
                { path: "requests/:id", lazy: lazy("request") },
                { path: "messages", lazy: lazy("messages") },
                { path: "messages/:id", lazy: lazy("message") },
                { path: "*", lazy: lazy("notFound") },
              ],
            },
          ],
        },
      ],
    },
  ]);
