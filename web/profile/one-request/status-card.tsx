import { useTranslation } from "react-i18next";
import * as paths from "../../../contract/page-paths.ts";
import type { RequestDetails } from "../../../contract/requests.ts";
import { formatAmount } from "../../../domain/money.ts";
import { UNPAID_DAYS } from "../../../domain/requests/expiry.ts";
import { requestStates } from "../../../domain/requests/request-state.ts";
import { useSite } from "../../i18n/use-site.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { CanopyCard, Card } from "../../ui/card.tsx";
import { Email } from "../../ui/email.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Price } from "../../ui/price.tsx";
import { insureAgain } from "../insure-again.ts";
import { PromiseCard } from "../promise/promise-card.tsx";
import { RequestStatePill } from "../request-state-pill.tsx";

type Props = { request: RequestDetails; isPaying: boolean; onPay: () => void };

/** Where the policy says more than the request's state. */
const standingOfPolicy = ({ state, policy }: RequestDetails) => {
  if (state !== "paid" && state !== "issued") return undefined;
  if (policy?.state === "to_accept") return "policyDiffers" as const;
  if (policy?.state === "refused") return "policyRefused" as const;
  if (policy?.state === "cancelled") return "policyCancelled" as const;
  if (policy?.state === "total_loss") return "policyTotalLoss" as const;
  if (policy?.state === "renewed") return "policyRenewed" as const;
  return policy?.state === "expired" ? ("coverEnded" as const) : undefined;
};

export function StatusCard({ request, isPaying, onPay }: Props) {
  const { t } = useTranslation(["profile/one-request", "profile"]);
  const { language, pathOf } = useSite();
  const { state, mayPay, selectedPlan: plan } = request;
  const known = requestStates.find((one) => one === state);
  const failedBefore = mayPay && request.history.at(-1)?.event === "paymentFailed";
  const hasExpired =
    state === "cancelled" && request.history.some(({ event }) => event === "expired");
  const named = plan?.insurerName[language];
  const insurer = named ?? t("theInsurer");
  const Insurer = named ?? t("theInsurerFirst");
  const words = failedBefore
    ? "retry"
    : hasExpired
      ? "expired"
      : (standingOfPolicy(request) ?? (`standing.${known ?? "submitted"}` as const));
  const isMoneyThere = request.returningFils > 0 || request.paymentStatus === "paid";
  const isOwed = (state === "rejected" || state === "cancelled") && isMoneyThere;
  const isOver = state === "cancelled" || state === "rejected" || state === "refunded";
  const muted = mayPay ? "text-canopy-muted" : "text-ink-muted";

  // Its refund stands below, with how far it is.
  if (state === "refund_pending" && request.refunds.length > 0) return null;
  if (state === "offered") return <OffersReady request={request} />;

  const content = (
    <div className="@container">
      <div className="grid grid-cols-[minmax(0,1fr)] items-center gap-x-8 @min-[26rem]:grid-cols-[minmax(0,1fr)_auto]">
        <div>
          <div className="flex flex-wrap items-center gap-3">
            <RequestStatePill request={request} />
            {request.cancelAsked && (
              <span className={`text-sm ${muted}`}>{t("profile:requests.cancelNoted")}</span>
            )}
          </div>
          <h2 className="mt-3 text-title">{t(`${words}.heading`, { days: UNPAID_DAYS })}</h2>
          <p className={`mt-2 max-w-reading ${muted}`}>
            {t(isOwed ? "paidBefore" : `${words}.next`, { insurer, Insurer })}
          </p>
          {state === "lead" && (
            <p className={`max-w-reading ${muted}`}>
              {t("writesTo")} <Email>{request.userInfo.email}</Email>
            </p>
          )}
        </div>
        {mayPay && (
          <div className="mt-4 grid gap-3 @min-[26rem]:mt-0 @min-[26rem]:min-w-44">
            {plan && (
              <p>
                <span className="block text-sm text-canopy-muted">{t("toPay")}</span>
                <Price amount={formatAmount(plan.priceFils)} size="lg" className="font-display" />
              </p>
            )}
            <Button variant="sun" busy={isPaying} onClick={onPay}>
              {t(failedBefore ? "tryAgain" : "profile:requests.pay")}
            </Button>
          </div>
        )}
      </div>
      <div className="mt-5 flex flex-wrap items-center gap-x-5 gap-y-3 empty:hidden">
        {isOver && <ButtonLink href={pathOf(insureAgain(request))}>{t("newRequest")}</ButtonLink>}
        {state === "rejected" && (
          <ButtonLink variant="quiet" href={pathOf(paths.contact)}>
            {t("contact")}
          </ButtonLink>
        )}
      </div>
    </div>
  );

  if (state === "lead")
    return (
      <div className="mb-6">
        <PromiseCard request={request}>{content}</PromiseCard>
      </div>
    );
  return (
    <div className={mayPay ? "mb-10" : "mb-6"}>
      {mayPay ? <CanopyCard>{content}</CanopyCard> : <Card>{content}</Card>}
    </div>
  );
}

/** One line: the offers below say the rest. */
function OffersReady({ request: { offers, cancelAsked } }: Pick<Props, "request">) {
  const { t } = useTranslation(["profile/one-request", "profile"]);
  const open = offers.filter(({ state }) => state === "open");

  return (
    <p className="mb-6 flex items-start gap-3 rounded-card bg-accent-soft px-5 py-3 text-label text-accent-ink">
      <Icon name="check" size={20} className="mt-0.5 shrink-0 text-accent-text" />
      <span>
        {t("offersReady", { count: open.length })}
        {cancelAsked && ` ${t("profile:requests.cancelNoted")}`}
      </span>
    </p>
  );
}
