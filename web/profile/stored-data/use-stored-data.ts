import { useState } from "react";
import { type KeptData, readKeptData } from "../../../contract/privacy.ts";
import { call, type callWith } from "../../api/client.ts";

type Reading = { is: "anonymous" } | { is: "failed" } | { is: "loaded"; stored: KeptData };

/** The client is in-process while rendering HTML, `fetch` in the browser. */
export async function read(send: ReturnType<typeof callWith>): Promise<Reading> {
  const answer = await send(readKeptData).catch(() => undefined);
  if (answer?.code === 200) return { is: "loaded", stored: answer.data.data };
  return { is: answer?.code === 401 ? "anonymous" : "failed" };
}

export function useStoredData(first: Reading) {
  const [reading, setReading] = useState(first);
  const [isLoading, setIsLoading] = useState(false);

  return {
    reading,
    isLoading,
    reload: async () => {
      setIsLoading(true);
      setReading(await read(call));
      setIsLoading(false);
    },
  };
}
