import { useEffect, useRef } from "react";
import { data, Outlet, useLocation } from "react-router";
import { whoAmI } from "../../contract/accounts.ts";
import { apiContext } from "../api/context.ts";
import type { Handle } from "../shell/handle.ts";
import type { Route } from "./+types/layout.ts";
import { LoginRequired } from "./login-required.tsx";
import { pictureOf } from "./picture-cookie.ts";
import { Sidebar } from "./sidebar.tsx";

export const handle: Handle = { area: "profile" };

/** `user` is null for a visitor, undefined when we could not find out. */
export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const answer = await context.get(apiContext)(whoAmI);
  const picture = pictureOf(request.headers.get("cookie") ?? "");
  if (answer.code === 200) return data({ user: answer.data.user, picture });
  if (answer.code === 401) return data({ user: null, picture });
  return data({ user: undefined, picture }, { status: 503 });
};

export default function ProfileLayout({ loaderData: { user, picture } }: Route.ComponentProps) {
  const { pathname } = useLocation();
  const page = useRef<HTMLDivElement>(null);
  const shown = useRef(pathname);

  // Client-side navigation: screen readers continue from the new heading.
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    page.current?.querySelector("h1")?.focus({ preventScroll: true });
  }, [pathname]);

  return (
    <div className="wrap grid grid-cols-[minmax(0,1fr)] items-start gap-6 pt-9 pb-16 flat:pt-5 min-[769px]:grid-cols-[208px_minmax(0,1fr)] min-[769px]:gap-10 lg:pt-13 lg:pb-24 min-[80rem]:grid-cols-[224px_minmax(0,1fr)]">
      <Sidebar user={user ?? undefined} picture={picture} />
      <div ref={page} className="min-w-0">
        {user === null ? <LoginRequired /> : <Outlet />}
      </div>
    </div>
  );
}
