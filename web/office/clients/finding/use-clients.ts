import { useCallback } from "react";
import { listClients } from "../../../../contract/office/clients/list.ts";
import { useSession } from "../../frame/session.tsx";
import { usePages } from "../../kit/use-pages.ts";

/** Whom the words find; everybody without words. */
export function useClients(q: string) {
  const { ask } = useSession();
  const read = useCallback(
    (q: string, { signal, ...cursor }: { cursor?: string; signal: AbortSignal }) =>
      ask(listClients, { query: { ...(q && { q }), ...cursor }, signal }),
    [ask],
  );

  return usePages(q, read);
}
