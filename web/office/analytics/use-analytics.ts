import { useState } from "react";
import { readAnalytics } from "../../../contract/office/analytics/analytics.ts";
import { useRead } from "../../api/use-read.ts";
import { useSession } from "../frame/session.tsx";
import { useProblem } from "../kit/use-problem.ts";
import type { Asked } from "./period/asked-period.ts";

/** Figures of a period; those shown before stay until they come. */
export function useAnalytics(asked: Asked | undefined) {
  const { ask } = useSession();
  const problemOf = useProblem();
  const read = useRead(ask, readAnalytics, asked && { query: asked });
  const found = read.body?.data;
  const [kept, setKept] = useState(found);
  if (found && found !== kept) setKept(found);

  return {
    data: found ?? kept,
    isCurrent: found !== undefined,
    isLoading: read.isLoading,
    failure: read.isLoading ? undefined : problemOf(read.failure),
    reload: () => void read.reload(),
  };
}
