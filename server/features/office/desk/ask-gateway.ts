import type { GatewayAnswer } from "../../../../contract/office/desk/request-actions.ts";
import { Problem } from "../../../http/problem.ts";
import { wholeSeconds } from "../../../http/limits.ts";
import { isUuid } from "../../../adapters/database/uuid.ts";
import type { Parts } from "../../../parts.ts";
import type { Payments } from "../../payments/payments.ts";
import { auditRequestIn } from "../../../records/requests/request-audit.ts";
import type { StaffAct } from "../writes/staff-act.ts";
import type { StaffWrites } from "../writes/request-writes.ts";

/** Money may have moved, and the gateway has not said so yet. */
export const isUnconfirmed = ({
  state,
  troubleSince,
}: {
  state: string;
  troubleSince: unknown;
}): boolean => state === "verifying" || troubleSince !== null;

/**
 * Staff ask the gateway at once, which is otherwise asked by the clock.
 * @throws {Problem} requests.notFound; staff.notNow; staff.askedJustNow
 */
export const createGatewayAsking =
  (
    { limits }: Pick<Parts, "limits">,
    {
      payments,
      writes,
    }: { payments: Pick<Payments, "unconfirmedOf" | "askNow">; writes: StaffWrites },
  ) =>
  async (act: StaffAct) => {
    if (!isUuid(act.id)) throw new Problem("requests.notFound");
    const attempt = await payments.unconfirmedOf(act.id);
    if (!attempt) throw new Problem("staff.notNow");
    const opensAt = await limits.takeOrOpensAt("gatewayAsk", attempt.id);
    if (opensAt)
      throw new Problem("staff.askedJustNow", {
        retryAfter: wholeSeconds(opensAt.getTime() - Date.now()),
      });
    const said: GatewayAnswer = await payments.askNow(attempt);
    const data = await writes.change(act, (tx, request, by, at) =>
      auditRequestIn(tx, request, "gatewayAsked", by, at, { said }),
    );
    return { data, said };
  };
