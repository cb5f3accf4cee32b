import { useCallback, useState } from "react";
import {
  type FigureRows,
  listFigureRows,
} from "../../../../contract/office/analytics/figure-rows.ts";
import type { DeskRow } from "../../../../contract/office/desk/requests.ts";
import { isGood } from "../../../api/is-good.ts";
import { useSession } from "../../frame/session.tsx";
import { usePages } from "../../kit/use-pages.ts";
import { type FigureQuery, searchOf } from "./figure-query.ts";

type Beside = Pick<FigureRows, "lookedBackTo" | "erased" | "names">;

/** The requests of a figure, each once, and what the last page says beside them. */
export function useFigureRows(query: FigureQuery) {
  const { ask } = useSession();
  const [beside, setBeside] = useState<Beside>();
  const read = useCallback(
    async (key: string, { signal, ...cursor }: { cursor?: string; signal: AbortSignal }) => {
      const asked = { ...Object.fromEntries(new URLSearchParams(key)), ...cursor };
      const answer = await ask(listFigureRows, { query: asked, signal });
      if (isGood(answer)) setBeside(answer.data);
      return answer;
    },
    [ask],
  );
  const list = usePages<DeskRow>(searchOf(query), read);
  // An event of each page may be of the same request.
  const rows = list.rows && [...new Map(list.rows.map((row) => [row.id, row])).values()];
  return { list: { ...list, rows }, beside };
}
