import { useState } from "react";
import { readRefund } from "../../../contract/office/refunds/routes.ts";
import type { RefundShown } from "../../../contract/office/refunds/shown.ts";
import { useRead } from "../../api/use-read.ts";
import { useRefresh } from "../../ui/use-refresh.ts";
import { useSession } from "../frame/session.tsx";
import { useProblem } from "../kit/use-problem.ts";
import { isTyping } from "../live/is-typing.ts";
import { useRefundNews } from "./use-refund-news.ts";

const EVERY_MS = 20_000;

/** One refund. What others do with it is shown at once, or waits while somebody types. */
export function useRefund(id: string) {
  const { ask, askQuietly } = useSession();
  const problemOf = useProblem();
  const { body, failure, isLoading, reload, replace } = useRead(ask, readRefund, {
    params: { id },
  });
  const [newer, setNewer] = useState<RefundShown>();

  const show = (data: RefundShown) => {
    setNewer(undefined);
    replace(() => ({ status: "success", data }));
  };

  /** @param waits whether somebody has to wish for it, also where nobody types */
  const look = async (waits = false) => {
    const answer = await askQuietly(readRefund, { params: { id } });
    if (answer.code !== 200) return;
    const found = answer.data.data;
    if (JSON.stringify(found) === JSON.stringify(body?.data)) return setNewer(undefined);
    if (waits || isTyping()) setNewer(found);
    else show(found);
  };
  useRefresh(() => void look(newer !== undefined), EVERY_MS);
  useRefundNews((touched) => {
    if (touched === undefined || touched === id) void look(newer !== undefined);
  });

  return {
    refund: body?.data,
    failure: problemOf(failure),
    isLoading,
    show,
    /** After a refusal: somebody was faster, or this window is old. */
    lookAgain: () => void look(true),
    reload: () => void reload(),
    /** Shows what others did, at the wish of its reader; undefined where they did nothing. */
    showNewer: newer && (() => show(newer)),
  };
}

export type Shown = ReturnType<typeof useRefund>;
