import { data } from "react-router";
import { readSharedQuote } from "../../../contract/shared-quotes.ts";
import { apiContext } from "../../api/context.ts";
import type { Handle } from "../../shell/handle.ts";
import type { Route } from "./+types/shared-quote.ts";

/** No browser renders it, and what it imports must not weigh on live pages. */
const SharedQuoteView = import.meta.env.SSR
  ? (await import("./shared-quote-view.tsx")).SharedQuoteView
  : () => null;

/** It shows the price of the day, and opens at once on a slow phone. */
export const handle: Handle = { kind: "still", isFresh: true, area: "purchase/shared" };

/** Ruling P24. */
export const headers: Route.HeadersFunction = () => ({
  "Referrer-Policy": "no-referrer",
  "X-Robots-Tag": "noindex",
});

export const loader = async ({ params: { code }, context }: Route.LoaderArgs) => {
  const answer = await context.get(apiContext)(readSharedQuote, { params: { code } });
  if (answer.code === 200) return { state: "shown", code, shared: answer.data.data } as const;
  if (answer.code === 410) return data({ state: "expired" } as const, { status: 410 });
  if (answer.code === 503) return data({ state: "failed" } as const, { status: 503 });
  return data({ state: "unknown" } as const, { status: 404 });
};

export default function SharedQuotePage({ loaderData }: Route.ComponentProps) {
  return <SharedQuoteView {...loaderData} />;
}
