import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Package } from "../../../contract/quotes.ts";
import { dayInDubai } from "../../../domain/calendar-day.ts";
import { riskOfDraft } from "../../../domain/purchase/risk-of-draft.ts";
import { insuredCarOf } from "../../../domain/quotes/scenarios/insured-car.ts";
import { type Event, events } from "../../../domain/quotes/scenarios/scenario.ts";
import { whatHappens } from "../../../domain/quotes/scenarios/what-happens.ts";
import { EventPicture } from "../../prices/what-if/event-picture.tsx";
import { Select } from "../../ui/select.tsx";
import { loadDraft } from "../draft/stored-draft.ts";
import { Cheaper, QuoteOutcome } from "./what-if-outcomes.tsx";

const FIRST: Event = "ownFault";
const columns = ["", "", "sm:grid-cols-2", "sm:grid-cols-3"];

export default function Simulator({ quotes }: { quotes: readonly Package[] }) {
  const { t } = useTranslation("prices/what-if");
  const [event, setEvent] = useState(FIRST);
  const [risk] = useState(readRisk);
  if (!risk) return <p>{t("outdated")}</p>;

  const sides = quotes.map((quote) => ({
    quote,
    outcome: whatHappens(event, insuredCarOf(quote, risk)),
  }));

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div className="grid items-center gap-x-6 gap-y-3 rounded-card bg-surface-sunken p-4 sm:grid-cols-[minmax(0,1fr)_auto] sm:px-6">
        <div className="grid gap-3">
          <Select
            label={t("happened")}
            value={event}
            options={events.map((value) => ({ value, label: t(`events.${value}`) }))}
            onChange={({ target }) => setEvent(events.find((one) => one === target.value) ?? FIRST)}
          />
          <p>{t(`situations.${event}`)}</p>
        </div>
        <EventPicture event={event} className="h-24 max-sm:hidden sm:h-32" />
      </div>
      <div role="status">
        <Cheaper sides={sides} />
      </div>
      <ul
        className={`grid grid-cols-[minmax(0,1fr)] gap-x-4 gap-y-4 ${columns[sides.length] ?? ""}`}
      >
        {sides.map((side) => (
          <QuoteOutcome key={side.quote._id} {...side} isAlone={sides.length === 1} />
        ))}
      </ul>
    </div>
  );
}

function readRisk() {
  const draft = loadDraft();
  return draft && riskOfDraft(draft, dayInDubai(new Date()));
}
