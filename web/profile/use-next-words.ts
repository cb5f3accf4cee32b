import { useTranslation } from "react-i18next";
import type { RequestSummary } from "../../contract/requests.ts";
import { dayAfter } from "../../domain/calendar-day.ts";
import { formatAmount } from "../../domain/money.ts";
import type { NextStep } from "../../domain/profile/next-step.ts";
import { formatDay } from "../i18n/formats.ts";
import { isolated } from "../i18n/isolated.ts";
import { useSite } from "../i18n/use-site.ts";
import { usePromise } from "./use-promise.ts";
import { useToday } from "./use-today.ts";

/** The next step of a request in a few words. */
export function useNextWords() {
  const { t } = useTranslation("profile");
  const { language } = useSite();
  const promise = usePromise();
  const today = useToday();

  const amountOf = ({ returningFils }: RequestSummary) => ({
    amount: isolated(`AED ${formatAmount(returningFils)}`, language),
  });
  /** Before its approval nobody knows more of it; a sale goes on while a surplus goes back. */
  const arranging = (request: RequestSummary) => {
    if (request.returningFils > 0) return t("next.arranging", amountOf(request));
    const { state, paymentStatus } = request;
    const isEnded = state === "rejected" || state === "cancelled";
    return isEnded && paymentStatus === "paid" ? t("next.arrangingAll") : undefined;
  };

  return (request: RequestSummary, step: NextStep): string => {
    const { cover, startDate, selectedPlan: plan } = request;
    const dayOf = (day: string | undefined) => ({ date: day ? formatDay(day, language) : "" });

    switch (step) {
      case "pay":
        return startDate && startDate >= today
          ? t("next.payFrom", dayOf(startDate))
          : t("next.pay");
      case "seeOffers":
        return t("next.seeOffers", { count: request.openOffers });
      case "renew":
        return t("next.renew", dayOf(cover?.endsOn));
      case "policy":
        return arranging(request) ?? t("next.policy", dayOf(cover?.endsOn));
      case "awaitCover":
        return cover?.startsOn === dayAfter(today, 1)
          ? t("next.awaitCoverTomorrow")
          : t("next.awaitCover", dayOf(cover?.startsOn));
      case "awaitOffer":
        return promise(request);
      case "awaitPolicy":
        return plan
          ? t("next.awaitPolicy", { insurer: plan.insurerName[language] })
          : t("next.awaitAnyPolicy");
      case "awaitRefund":
        return request.returningFils > 0
          ? t("next.returning", amountOf(request))
          : t("next.refund");
      case "newQuote":
        return (
          arranging(request) ?? (cover ? t("next.ended", dayOf(cover.endsOn)) : t("next.nothing"))
        );
      default:
        return t(`next.${step}`);
    }
  };
}
