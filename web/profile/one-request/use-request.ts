import { useEffect, useEffectEvent, useState } from "react";
import { readRequest, type RequestDetails } from "../../../contract/requests.ts";
import { call, type callWith } from "../../api/client.ts";
import { useBackFromCache } from "../../ui/use-back-from-cache.ts";

type Reading =
  | { is: "anonymous" }
  | { is: "unknown" }
  | { is: "failed" }
  | { is: "loaded"; request: RequestDetails };

/** The client is in-process while rendering HTML, `fetch` in the browser. */
export async function read(id: string, send: ReturnType<typeof callWith>): Promise<Reading> {
  const answer = await send(readRequest, { params: { id } }).catch(() => undefined);
  if (answer?.code === 200) return { is: "loaded", request: answer.data.data };
  if (answer?.code === 401) return { is: "anonymous" };
  return { is: answer?.code === 404 ? "unknown" : "failed" };
}

const POLL_MS = 3000;

export function useRequest(id: string, first: Reading) {
  const [reading, setReading] = useState(first);
  const [isLoading, setIsLoading] = useState(false);
  const isVerifying = reading.is === "loaded" && reading.request.state === "verifying_payment";

  /** A failed reading leaves the last one in place. */
  const refresh = async () => {
    const fresh = await read(id, call);
    if (fresh.is === "loaded") setReading(fresh);
  };
  const follow = useEffectEvent(refresh);

  useEffect(() => {
    if (!isVerifying) return undefined;
    const timer = setInterval(() => document.hidden || void follow(), POLL_MS);
    return () => clearInterval(timer);
  }, [isVerifying]);

  useBackFromCache(() => void refresh());

  return {
    reading,
    isLoading,
    refresh,
    reload: async () => {
      setIsLoading(true);
      setReading(await read(id, call));
      setIsLoading(false);
    },
  };
}
