import { useCallback } from "react";
import { listDesk } from "../../../contract/office/desk/requests.ts";
import { useSession } from "../frame/session.tsx";
import { usePages } from "../kit/use-pages.ts";
import { type ListQuery, writeListQuery } from "./list-query.ts";

/** The requests of a view. */
export function useList(query: ListQuery) {
  const { ask } = useSession();
  const read = useCallback(
    (key: string, { signal, ...cursor }: { cursor?: string; signal: AbortSignal }) => {
      const query = { ...Object.fromEntries(new URLSearchParams(key)), ...cursor };
      return ask(listDesk, { query, signal });
    },
    [ask],
  );

  return usePages(writeListQuery(query), read);
}
