import { data, redirect } from "react-router";
import { readChat } from "../../contract/chat.ts";
import * as paths from "../../contract/page-paths.ts";
import { apiContext, installationContext } from "../api/context.ts";
import { isArabicPath, withPrefix } from "../i18n/language.ts";
import type { Handle } from "../shell/handle.ts";
import type { Route } from "./+types/chat.ts";
import { readRefused, REFUSED_HEADER } from "./chat/refused-line.ts";

/** No browser renders it: it works without a script, and with one it is shell/chat. */
const ChatView = import.meta.env.SSR ? (await import("./chat/chat-view.tsx")).ChatView : () => null;

export const handle: Handle = { kind: "still", isFresh: true, area: "site" };

/** What it shows belongs to its visitor. */
export const headers: Route.HeadersFunction = () => ({ "X-Robots-Tag": "noindex" });

export const loader = async ({ context, request, url }: Route.LoaderArgs) => {
  // The help page has the other chat.
  if (context.get(installationContext).chatWidget)
    throw redirect(withPrefix(paths.contact, isArabicPath(url.pathname)));
  const answer = await context.get(apiContext)(readChat);
  if (answer.code !== 200) return data(undefined, { status: 503 });
  const refused = readRefused(request.headers.get(REFUSED_HEADER));
  return {
    shown: answer.data.data,
    refused,
    /** A second tap on the button, and what was refused, send the same line. */
    lineKey: refused?.key || crypto.randomUUID(),
    now: new Date().toISOString(),
  };
};

export default function ChatPage({ loaderData }: Route.ComponentProps) {
  return <ChatView {...loaderData} />;
}
