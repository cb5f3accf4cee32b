import { memo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { dayInDubai } from "../../../../domain/calendar-day.ts";
import { FIXED_RISKS } from "../../../../domain/insurance/fixed-risks.ts";
import type { Edition } from "../../../../domain/quotes/rating-plan.ts";
import { Card } from "../../../ui/card.tsx";
import { ManyRisks } from "./many-risks.tsx";
import { RiskForm } from "./risk-form.tsx";
import { TwoLedgers } from "./two-ledgers.tsx";
import { useRiskFields } from "./use-risk-fields.ts";

type Props = { before: Edition; after: Edition; hasWrong: boolean };

const views = ["many", "one"] as const;

/** What the draft does to prices, reckoned here while it is typed. */
export const ChangesPanel = memo(function ChangesPanel({ before, after, hasWrong }: Props) {
  const { t } = useTranslation("office");
  const [day] = useState(() => dayInDubai(new Date()));
  const [view, setView] = useState<(typeof views)[number]>("many");
  const oneRisk = useRiskFields(day);
  const oneTab = useRef<HTMLInputElement>(null);
  const compared = { before, after, day };

  return (
    <Card className="@container">
      <header className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-lg leading-snug tracking-normal">
          {t("insurance.edition.changes.heading")}
        </h2>
        <fieldset className="switch text-sm [&>label]:min-h-9 [&>label]:px-4">
          <legend className="sr-only">{t("insurance.edition.changes.switch")}</legend>
          {views.map((one) => (
            <label key={one}>
              <input
                ref={one === "one" ? oneTab : undefined}
                type="radio"
                name="compared"
                value={one}
                checked={view === one}
                onChange={() => setView(one)}
              />
              {t(`insurance.edition.changes.${one}`, { count: FIXED_RISKS })}
            </label>
          ))}
        </fieldset>
      </header>
      {hasWrong && (
        <p className="mb-3 text-sm text-warning-ink">{t("insurance.edition.changes.unread")}</p>
      )}
      {view === "many" ? (
        <ManyRisks
          {...compared}
          onOpen={(risk) => {
            oneRisk.open(risk);
            setView("one");
            oneTab.current?.focus();
          }}
        />
      ) : (
        <div className="grid items-start gap-x-8 gap-y-5 @min-[40rem]:grid-cols-2">
          <TwoLedgers {...compared} risk={oneRisk.risk} />
          <RiskForm inHand={oneRisk} isComprehensive={after.cover === "comprehensive"} />
        </div>
      )}
    </Card>
  );
});
