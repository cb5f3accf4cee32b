import { useCallback, useEffect, useEffectEvent, useState } from "react";
import { listRequests, type RequestSummary, type Totals } from "../../contract/requests.ts";
import type { ShownProblemCode } from "../../contract/problems.ts";
import { call, type callWith } from "../api/client.ts";
import { useBackFromCache } from "../ui/use-back-from-cache.ts";

export type Listing =
  | { is: "anonymous" }
  | { is: "failed"; code?: ShownProblemCode }
  | {
      is: "loaded";
      requests: readonly RequestSummary[];
      totals: Totals;
      nextCursor: string | null;
    };

const POLL_MS = 3000;
const PAGE = 50;
const MAX_LISTED = 500;

/** The client is in-process while rendering HTML, `fetch` in the browser. */
export async function readListing(
  send: ReturnType<typeof callWith>,
  query: Record<string, string> = {},
): Promise<Listing> {
  const answer = await send(listRequests, { query }).catch(() => undefined);
  if (!answer) return { is: "failed" };
  if (answer.code === 401) return { is: "anonymous" };
  if (answer.code !== 200) return { is: "failed", code: answer.data.code };
  const { data: requests, totals, nextCursor } = answer.data;
  return { is: "loaded", requests, totals, nextCursor };
}

const read = (query: Record<string, string>) => readListing(call, query);

export function useRequests(first: Listing) {
  const [listing, setListing] = useState(first);
  const [isLoading, setIsLoading] = useState(false);
  const [more, setMore] = useState({ isLoading: false, failed: false });

  const shown = listing.is === "loaded" ? listing.requests.length : 0;
  const isVerifying =
    listing.is === "loaded" && listing.requests.some(({ state }) => state === "verifying_payment");

  /** A failed reading leaves the last one in place. */
  const refresh = useEffectEvent(async () => {
    const limit = String(Math.min(MAX_LISTED, Math.max(PAGE, shown)));
    const fresh = await read({ limit });
    if (fresh.is === "loaded") setListing(fresh);
  });

  useEffect(() => {
    if (!isVerifying) return undefined;
    const timer = setInterval(() => document.hidden || void refresh(), POLL_MS);
    return () => clearInterval(timer);
  }, [isVerifying]);

  useBackFromCache(() => void refresh());

  const reload = async () => {
    setIsLoading(true);
    setListing(await read({ limit: String(PAGE) }));
    setIsLoading(false);
  };

  const loadMore = async () => {
    if (listing.is !== "loaded" || listing.nextCursor === null) return;
    setMore({ isLoading: true, failed: false });
    const next = await read({ limit: String(PAGE), cursor: listing.nextCursor });
    setMore({ isLoading: false, failed: next.is !== "loaded" });
    if (next.is !== "loaded") return;
    const known = new Set(listing.requests.map(({ _id }) => _id));
    const added = next.requests.filter(({ _id }) => !known.has(_id));
    setListing({ ...next, requests: [...listing.requests, ...added] });
  };

  const replace = useCallback(
    (changed: RequestSummary) =>
      setListing((now) =>
        now.is === "loaded"
          ? {
              ...now,
              requests: now.requests.map((one) => (one._id === changed._id ? changed : one)),
            }
          : now,
      ),
    [],
  );

  return {
    listing,
    isLoading,
    reload: () => void reload(),
    more: { ...more, load: () => void loadMore() },
    replace,
  };
}
