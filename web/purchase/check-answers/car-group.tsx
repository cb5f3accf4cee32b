import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import * as paths from "../../../contract/page-paths.ts";
import { dayInDubai, isCalendarDay, tomorrowInDubai } from "../../../domain/calendar-day.ts";
import { MAX_START_DAYS } from "../../../domain/purchase/confirmation.ts";
import type { PurchaseDraft } from "../../../domain/purchase/draft.ts";
import { coverEndsOn } from "../../../domain/requests/cover-period.ts";
import { formatDay } from "../../i18n/formats.ts";
import { useSite } from "../../i18n/use-site.ts";
import { ChangeLink } from "../../ui/summary-list.tsx";
import { OnePlate } from "../choice/one-plate.tsx";
import { usePaperRows } from "../choice/paper-rows.tsx";
import { useCarNames } from "../choice/use-car-names.ts";
import { useVehicleWords } from "../choice/vehicle-words.ts";
import { type Fact, Facts } from "./facts/facts.tsx";
import type { RatedFact } from "./facts/rated-facts.ts";
import { useFactWords } from "./facts/use-fact-words.tsx";
import { Group } from "./group.tsx";
import { WordedDate } from "./worded-date.tsx";

type Props = {
  draft: PurchaseDraft;
  facts: readonly RatedFact[];
  /** Spread on the field of the start date. */
  startDateField: object;
  /** YYYY-MM-DD as typed. */
  startDate: string;
  now: Date;
  children: ReactNode;
};

export function CarGroup({ draft, facts, startDateField, startDate, now, children }: Props) {
  const { t } = useTranslation("purchase");
  const { language, pathOf } = useSite();
  const words = useVehicleWords(draft);
  const { make, model } = useCarNames(draft);
  const wordsOf = useFactWords(dayInDubai(now));
  const car = [words.body, words.cylinders, words.origin].filter(Boolean).join(" · ");
  const name = `${make} ${model}`.trim();
  const ofCar = facts.filter(
    ({ input }) => input !== "driverBirthYear" && input !== "drivingYears",
  );

  return (
    <Group
      number={1}
      heading={t("check.car.heading")}
      beside={words.plate && <OnePlate {...words.plate} className="check-plate" />}
      change={
        <ChangeLink to={pathOf(paths.vehicleDetails)} what={t("check.vehicle.what")}>
          {t("check.change")}
        </ChangeLink>
      }
    >
      <Facts
        facts={[
          {
            question: t("check.car.car"),
            answer: (
              <>
                {car}
                {name && (
                  <>
                    {" · "}
                    {/* Another element, so that the name in the other script moves nothing. */}
                    <bdi key={name}>{name}</bdi>
                  </>
                )}
              </>
            ),
            isWide: true,
          },
          { question: t("check.vehicle.request"), answer: words.request },
          ...useIdentity(draft),
          ...ofCar.map((fact) => ({
            question: t(`check.facts.${fact.input}`),
            answer: wordsOf(fact),
          })),
        ]}
      />
      <div className="check-fields">
        <WordedDate
          {...startDateField}
          label={t("check.cover.startDate")}
          value={isCalendarDay(startDate) ? formatDay(startDate, language) : ""}
          min={tomorrowInDubai(now)}
          max={dayInDubai(now, MAX_START_DAYS)}
        />
        <Facts
          facts={[
            {
              question: t("check.cover.endDate"),
              answer: isCalendarDay(startDate)
                ? t("check.cover.ends", { day: formatDay(coverEndsOn(startDate), language) })
                : "–",
              isWide: true,
            },
          ]}
        />
      </div>
      {children}
    </Group>
  );
}

/** How a car without a policy of its own is identified. */
function useIdentity(draft: PurchaseDraft): Fact[] {
  const { t } = useTranslation("purchase");
  const words = useVehicleWords(draft);
  const paperRows = usePaperRows(draft);
  if (draft.type === "renew") return [];

  return [
    { question: t("check.vehicle.method"), answer: words.method },
    { question: t("check.vehicle.registration"), answer: words.registration },
    ...paperRows,
  ];
}
