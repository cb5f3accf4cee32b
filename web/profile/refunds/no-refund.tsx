import { useTranslation } from "react-i18next";
import type { Policy } from "../../../contract/policy.ts";
import type { RequestDetails } from "../../../contract/requests.ts";
import { dayAfter } from "../../../domain/calendar-day.ts";
import { refundOf } from "../../../domain/quotes/refund.ts";
import { Card } from "../../ui/card.tsx";
import { AskUs } from "./ask-us.tsx";
import { useRefundWords } from "./use-refund-words.ts";

type Props = { request: RequestDetails; policy: Policy };

/** Why nothing comes back of a policy that was cancelled, or that nobody has begun a refund of it. */
export function NoRefund({ request, policy }: Props) {
  const { t } = useTranslation("profile/refunds");
  const { names, aed } = useRefundWords(request);
  const { startsOn, endsOn, endedOn, premiumFils } = policy;
  if (endedOn === null) return null;

  const priceFils = request.selectedPlan?.priceFils ?? premiumFils;
  const cancelledOn = dayAfter(endedOn, 1);
  const isClear = { priceFils, startsOn, endsOn, hasClaim: false };
  const { none, refundFils } = refundOf({ ...isClear, cancelledOn });
  const isNothing = none === "tooLate" || none === "ended";

  return (
    <Card>
      <h2 className="text-title-sm">{t(isNothing ? "none.heading" : "none.openHeading")}</h2>
      <p className="mt-2 max-w-reading text-ink-muted">
        {isNothing
          ? t(`none.${none}`)
          : `${t("none.open")} ${none === "notStarted" ? t("none.notStarted", names) : t("none.byScale", { amount: aed(refundFils) })}`}
      </p>
      <div className="mt-3 text-sm text-ink-muted">
        <AskUs />
      </div>
    </Card>
  );
}
