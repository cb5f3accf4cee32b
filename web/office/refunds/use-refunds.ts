import { useCallback } from "react";
import {
  listRefunds,
  type RefundView,
  refundViews,
} from "../../../contract/office/refunds/routes.ts";
import { useSession } from "../frame/session.tsx";
import { usePages } from "../kit/use-pages.ts";

/** The refunds of a view. */
export function useRefunds(view: RefundView) {
  const { ask } = useSession();
  const read = useCallback(
    (key: string, { signal, ...cursor }: { cursor?: string; signal: AbortSignal }) => {
      const view = refundViews.find((one) => one === key) ?? "open";
      return ask(listRefunds, { query: { view, ...cursor }, signal });
    },
    [ask],
  );

  return usePages(view, read);
}
