import { useEffect, useState } from "react";
import type { LiveEvent } from "../../../contract/office/live.ts";
import { useLive } from "./live.tsx";

type By = Exclude<LiveEvent["by"], "system">;

/** Who changed a request since it was read, other than the caller; `read` is what is shown. */
export function useChanged(id: string, read: unknown): By | undefined {
  const { listen } = useLive();
  const [changed, setChanged] = useState<{ by: By; read: unknown }>();

  useEffect(
    () =>
      listen((told) => {
        if (told === "missed" || told.id !== id || told.isOwn || told.by === "system") return;
        setChanged({ by: told.by, read });
      }),
    [listen, id, read],
  );

  return changed?.read === read ? changed?.by : undefined;
}
