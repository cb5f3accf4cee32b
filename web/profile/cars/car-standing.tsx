import { useTranslation } from "react-i18next";
import type { RequestSummary } from "../../../contract/requests.ts";
import { dayAfter } from "../../../domain/calendar-day.ts";
import { coverPhase } from "../../../domain/policies/cover-phase.ts";
import type { Car } from "../../../domain/profile/cars.ts";
import { formatDay } from "../../i18n/formats.ts";
import { useSite } from "../../i18n/use-site.ts";
import { useToday } from "../use-today.ts";
import { DaysLeft } from "./days-left.tsx";

/** Whether a car is insured, until when or from when: never "active" before its first day. */
export function CarStanding({ car }: { car: Car<RequestSummary> }) {
  const { t } = useTranslation("profile");
  const { language } = useSite();
  const today = useToday();
  const { standing, insured, next, open } = car;
  const dayOf = (day: string | undefined) => (day ? formatDay(day, language) : "");
  const [starts, ends] = [insured?.cover.startsOn, insured?.cover.endsOn];
  const days = insured ? coverPhase(insured.cover, today).daysLeft : 0;

  const heading = () => {
    if (standing === "covered") return days > 0 ? <DaysLeft days={days} /> : t("cars.lastDay");
    if (standing === "begins")
      return starts === dayAfter(today, 1)
        ? t("cars.beginsTomorrow")
        : t("cars.begins", { date: dayOf(starts) });
    if (standing === "ended") return t("cars.ended", { date: dayOf(ends) });
    return t(open ? "cars.notYet" : "cars.none");
  };
  const line = () => {
    if (standing === "open") return t("cars.opens");
    if (!insured || standing === "ended") return t("cars.notHere");
    if (next) return t("cars.untilNext", { date: dayOf(ends), next: dayOf(next.endsOn) });
    return t("cars.until", { date: dayOf(ends) });
  };

  return (
    <div className="mt-1.5">
      <p className="flex min-h-11 items-baseline-last gap-2 text-title-sm">{heading()}</p>
      <p className="text-label text-ink-muted">{line()}</p>
    </div>
  );
}
