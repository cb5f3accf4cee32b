import { useEffect } from "react";
import { noteSeen } from "../../../contract/office/desk/request-actions.ts";
import type { DeskRequest } from "../../../contract/office/desk/requests.ts";
import { useSession } from "../frame/session.tsx";

/** Whoever opens a request has read what is new in it, and the lines about it on the dashboard. */
export function useSeen({ id, news }: Pick<DeskRequest, "id" | "news">) {
  const { ask, member } = useSession();
  const mayWork = member.roles.some((role) => role === "agent" || role === "admin");
  const until = news?.at;

  useEffect(() => {
    if (!mayWork) return;
    void ask(noteSeen, { params: { id }, body: { until: until ?? new Date().toISOString() } });
  }, [ask, id, mayWork, until]);
}
