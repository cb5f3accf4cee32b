import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Policy } from "../../../contract/policy.ts";
import type { RequestDetails } from "../../../contract/requests.ts";
import { dayAfter } from "../../../domain/calendar-day.ts";
import { coverPhase } from "../../../domain/policies/cover-phase.ts";
import { endedPolicyOf } from "../../../domain/policies/policy-for-customer.ts";
import { formatDay } from "../../i18n/formats.ts";
import { useSite } from "../../i18n/use-site.ts";
import { DaysLeft } from "../cars/days-left.tsx";
import { RequestPlate } from "../request-plate.tsx";
import { useToday } from "../use-today.ts";
import { MonthsStrip } from "./months-strip.tsx";

const endings = {
  cancelled: "policyCancelled",
  total_loss: "policyTotalLoss",
  renewed: "policyRenewed",
  expired: "coverEnded",
} as const;

type Props = { request: RequestDetails; policy: Policy; children: ReactNode };

/** The car and its cover: until when, from when, or how it ended. Under it hang the months. */
export function Roof({ request, policy, children }: Props) {
  const { t } = useTranslation(["profile/policy", "profile/one-request", "profile"]);
  const { language } = useSite();
  const today = useToday();
  const { selectedPlan: plan, cover } = request;
  const ended = endedPolicyOf({ state: "issued", policyState: policy.state });
  const time = cover && coverPhase(cover, today);
  const phase = time?.phase ?? "over";
  const dayOf = (day: string) => ({ date: formatDay(day, language) });
  /** The day has a line of its own on phones, so that no font decides how the heading wraps. */
  const withDay = (key: "covered" | "begins", day: string) => {
    const [before, after] = t(key, { date: "\n" }).split("\n");
    return (
      <>
        {before}
        <span className="whitespace-nowrap @max-[30rem]:block">{formatDay(day, language)}</span>
        {after}
      </>
    );
  };
  const insurer = plan?.insurerName[language];
  const named = {
    insurer: insurer ?? t("profile/one-request:theInsurer"),
    Insurer: insurer ?? t("profile/one-request:theInsurerFirst"),
  };

  const heading = () => {
    if (!cover || phase === "over")
      return t(`profile/one-request:${endings[ended ?? "expired"]}.heading`);
    if (phase === "running")
      return time?.daysLeft === 0 ? t("lastDay") : withDay("covered", cover.endsOn);
    return cover.startsOn === dayAfter(today, 1)
      ? t("beginsTomorrow")
      : withDay("begins", cover.startsOn);
  };
  const about = () => {
    if (ended && phase === "over") return t(`profile/one-request:${endings[ended]}.next`, named);
    if (ended === "renewed") return t("profile/one-request:policyRenewed.next", named);
    if (!cover || phase === "over") return t("profile/one-request:coverEnded.next");
    return phase === "running" ? t("began", dayOf(cover.startsOn)) : t("runs", dayOf(cover.endsOn));
  };
  const isOver = phase === "over";

  return (
    <section className="@container mb-6">
      <div
        className={
          isOver
            ? "rounded-card border-2 border-dashed border-line-strong px-5 py-5 sm:px-7"
            : "on-canopy rounded-t-xl bg-canopy px-5 pt-5 pb-4 text-canopy-ink sm:px-8 sm:pt-6"
        }
      >
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 @min-[46rem]:grid @min-[46rem]:grid-cols-[auto_minmax(0,1fr)_auto] @min-[46rem]:gap-x-8">
          <RequestPlate plate={request.plateInfo} className="w-37 @min-[46rem]:w-50" />
          <p className="font-medium @min-[46rem]:order-1 @min-[46rem]:text-end">
            {phase === "running" && time && time.daysLeft > 0 && (
              <DaysLeft days={time.daysLeft} className="me-1 text-title-lg text-accent" />
            )}
          </p>
          <div className="min-w-0 basis-full">
            <h1 tabIndex={-1} className="text-title">
              {heading()}
            </h1>
            <p className={`mt-1 max-w-reading ${isOver ? "text-ink-muted" : "text-canopy-muted"}`}>
              {plan &&
                `${t("plan", { plan: plan.companyNames[language], cover: t(`cover.${plan.companyType}`) })}. `}
              {about()}
            </p>
            {children}
          </div>
        </div>
      </div>
      {cover && !isOver && <MonthsStrip cover={cover} />}
    </section>
  );
}
