import { createBrowserRouter } from "react-router";
import { LoginPage } from "./access/login-page.tsx";
import { SetPasswordPage } from "./access/set-password-page.tsx";
import { Dashboard } from "./desk/dashboard.tsx";
import { RequestList } from "./desk/request-list.tsx";
import { Frame } from "./frame/frame.tsx";
import { NotFound } from "./frame/not-found.tsx";
import { RequestPage } from "./request/request-page.tsx";

export const createOfficeRouter = () =>
  createBrowserRouter([
    {
      path: "/office",
      children: [
        { path: "login", Component: LoginPage },
        { path: "set-password/:token", Component: SetPasswordPage },
        {
          Component: Frame,
          children: [
            { index: true, Component: Dashboard },
            { path: "requests", Component: RequestList },
            { path: "requests/:id", Component: RequestPage },
            { path: "*", Component: NotFound },
          ],
        },
      ],
    },
  ]);
