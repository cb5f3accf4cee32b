import { useCallback } from "react";
import { listAudit } from "../../../../contract/office/settings/audit.ts";
import { useSession } from "../../frame/session.tsx";
import { usePages } from "../../kit/use-pages.ts";
import { type AuditQuery, auditAddress, readAuditQuery } from "./audit-query.ts";

/** What the filters select, in pages. */
export function useAudit(query: AuditQuery) {
  const { ask } = useSession();
  const read = useCallback(
    (key: string, { signal, ...cursor }: { cursor?: string; signal: AbortSignal }) => {
      const filters = readAuditQuery(new URL(key, location.origin).searchParams);
      return ask(listAudit, { query: { ...filters, ...cursor }, signal });
    },
    [ask],
  );

  return usePages(auditAddress(query), read);
}
