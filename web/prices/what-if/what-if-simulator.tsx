import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Risk } from "../../../domain/quotes/risk.ts";
import { insuredCarOf } from "../../../domain/quotes/scenarios/insured-car.ts";
import { type Event, events } from "../../../domain/quotes/scenarios/scenario.ts";
import { whatHappens } from "../../../domain/quotes/scenarios/what-happens.ts";
import { mostTelling } from "./most-telling.ts";
import { EventPicture } from "./event-picture.tsx";
import { Select } from "../../ui/select.tsx";
import type { PlanTerms } from "../plan-terms.ts";
import { Assumed, Cheaper, PlanOutcome } from "./what-if-outcomes.tsx";

const columns = ["", "", "sm:grid-cols-2", "sm:grid-cols-3"];

type Props = {
  plans: readonly PlanTerms[];
  riskOf: (plan: PlanTerms) => Risk | undefined;
};

export default function Simulator({ plans, riskOf }: Props) {
  const { t } = useTranslation("prices/what-if");
  const [insured] = useState(() =>
    plans.flatMap((plan) => {
      const risk = riskOf(plan);
      return risk ? [{ plan, risk, car: insuredCarOf(plan, risk) }] : [];
    }),
  );
  const [chosen, setEvent] = useState<Event>();
  if (insured.length === 0) return <p>{t("outdated")}</p>;

  const sidesOf = (event: Event) =>
    insured.map(({ car, ...side }) => ({ ...side, outcome: whatHappens(event, car) }));
  const event = chosen ?? mostTelling(events, (one) => sidesOf(one).map(({ outcome }) => outcome));
  const sides = sidesOf(event);

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-3 rounded-card bg-surface-sunken p-4 sm:gap-x-8 sm:px-6">
        <Select
          label={t("happened")}
          value={event}
          options={events.map((value) => ({ value, label: t(`events.${value}`) }))}
          onChange={({ target }) => setEvent(events.find((one) => one === target.value))}
          fieldClassName="max-sm:-order-2 max-sm:col-span-2"
        />
        <EventPicture event={event} className="h-18 sm:row-span-2 sm:h-32" />
        <p className="max-sm:-order-1">{t(`situations.${event}`)}</p>
      </div>
      {sides.length > 1 && (
        <div role="status">
          <Cheaper sides={sides} />
        </div>
      )}
      <ul
        className={`grid grid-cols-[minmax(0,1fr)] gap-x-4 gap-y-4 ${columns[sides.length] ?? ""}`}
      >
        {sides.map((side) => (
          <PlanOutcome key={side.plan._id} {...side} isAlone={sides.length === 1} />
        ))}
      </ul>
      {sides.length > 1 && <Assumed sides={sides} />}
    </div>
  );
}
