import { useState } from "react";
import type {
  CommissionLine,
  CommissionMonth,
} from "../../../../contract/office/settings/commission-shapes.ts";
import { readCommissionMonth } from "../../../../contract/office/settings/commission.ts";
import { useNewest } from "../../../api/use-newest.ts";
import { useRead } from "../../../api/use-read.ts";
import type { Failure } from "../../../api/use-write.ts";
import { useSession } from "../../frame/session.tsx";
import { useProblem } from "../../kit/use-problem.ts";

/** What a later page has, too, was recorded meanwhile: its newer form counts. */
const joined = (before: readonly CommissionLine[], next: readonly CommissionLine[]) => [
  ...before.filter(({ number }) => !next.some((one) => one.number === number)),
  ...next,
];

/** A month of an insurer, whose lines come page by page. */
export function useMonth(params: { insurer: string; month: string }) {
  const { ask } = useSession();
  const problemOf = useProblem();
  const newest = useNewest();
  const { body, failure, isLoading, reload, replace } = useRead(ask, readCommissionMonth, {
    params,
    query: {},
  });
  const [isAsking, setIsAsking] = useState(false);
  const [moreFailure, setMoreFailure] = useState<Failure>();
  const shown = body?.data;
  const change = (by: (before: CommissionMonth) => CommissionMonth) =>
    replace((before) => before && { ...before, data: by(before.data) });

  return {
    shown,
    problem: problemOf(failure),
    isLoading,
    reload: () => void reload(),
    put: (data: CommissionMonth) => replace(() => ({ status: "success", data })),

    putLine: (line: CommissionLine, open: number) =>
      change((before) => ({
        ...before,
        open,
        lines: before.lines.map((one) => (one.number === line.number ? line : one)),
      })),

    isAsking,
    moreProblem: problemOf(moreFailure),
    more: async () => {
      if (!shown?.next) return;
      const query = { after: shown.next };
      setIsAsking(true);
      setMoreFailure(undefined);
      const answer = await newest(() => ask(readCommissionMonth, { params, query }));
      setIsAsking(false);
      if (!answer) return;
      if (answer.code !== 200) return setMoreFailure(answer as Failure);
      const { lines, ...found } = answer.data.data;
      change((before) => ({ ...found, lines: joined(before.lines, lines) }));
    },
  };
}
