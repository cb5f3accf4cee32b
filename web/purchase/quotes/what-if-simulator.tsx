import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Package } from "../../../contract/quotes.ts";
import { dayInDubai } from "../../../domain/calendar-day.ts";
import { riskOfDraft } from "../../../domain/purchase/risk-of-draft.ts";
import { insuredCarOf } from "../../../domain/quotes/scenarios/insured-car.ts";
import { type Event, events } from "../../../domain/quotes/scenarios/scenario.ts";
import { whatHappens } from "../../../domain/quotes/scenarios/what-happens.ts";
import { mostTelling } from "../../prices/what-if/most-telling.ts";
import { EventPicture } from "../../prices/what-if/event-picture.tsx";
import { Select } from "../../ui/select.tsx";
import { loadDraft } from "../draft/stored-draft.ts";
import { Assumed, Cheaper, QuoteOutcome } from "./what-if-outcomes.tsx";

const columns = ["", "", "sm:grid-cols-2", "sm:grid-cols-3"];

export default function Simulator({ quotes }: { quotes: readonly Package[] }) {
  const { t } = useTranslation("prices/what-if");
  const [risk] = useState(readRisk);
  const [chosen, setEvent] = useState<Event>();
  if (!risk) return <p>{t("outdated")}</p>;

  const sidesOf = (event: Event) =>
    quotes.map((quote) => ({ quote, outcome: whatHappens(event, insuredCarOf(quote, risk)) }));
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
          <QuoteOutcome key={side.quote._id} {...side} isAlone={sides.length === 1} />
        ))}
      </ul>
      {sides.length > 1 && <Assumed sides={sides} />}
    </div>
  );
}

function readRisk() {
  const draft = loadDraft();
  return draft && riskOfDraft(draft, dayInDubai(new Date()));
}
