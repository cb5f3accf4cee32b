import { countRefunds } from "../../../contract/office/refunds/routes.ts";
import { useRead } from "../../api/use-read.ts";
import { useRefresh } from "../../ui/use-refresh.ts";
import { useSession } from "../frame/session.tsx";

const EVERY_MS = 20_000;

/** Asked in the background, which does not prolong the session. */
export function useRefundCounts() {
  const { ask } = useSession();
  const { body, reload } = useRead(ask, countRefunds, {});

  useRefresh(reload, EVERY_MS);
  return { counts: body?.data, recount: () => void reload() };
}
