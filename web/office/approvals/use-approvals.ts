import { useCallback } from "react";
import { type ApprovalList, listApprovals } from "../../../contract/office/approvals/routes.ts";
import { useSession } from "../frame/session.tsx";
import { usePages } from "../kit/use-pages.ts";

export function useApprovals(list: ApprovalList) {
  const { ask } = useSession();
  const read = useCallback(
    (_key: string, { signal, ...cursor }: { cursor?: string; signal: AbortSignal }) =>
      ask(listApprovals, { query: { list, ...cursor }, signal }),
    [ask, list],
  );

  return usePages(list, read);
}
