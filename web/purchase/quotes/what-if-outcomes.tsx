import { useTranslation } from "react-i18next";
import type { Package } from "../../../contract/quotes.ts";
import { type Fils, formatAmount } from "../../../domain/money.ts";
import { apiInputName } from "../../../domain/quotes/rated-inputs.ts";
import type { Outcome } from "../../../domain/quotes/scenarios/scenario.ts";
import { useSite } from "../../i18n/use-site.ts";
import { useInputWords } from "../../prices/use-input-words.tsx";
import { OutcomeSplit } from "../../prices/what-if/outcome-split.tsx";
import { OutcomeSteps } from "../../prices/what-if/outcome-steps.tsx";
import { priceOfCheaper } from "../../prices/what-if/price-of-cheaper.ts";
import { plainAmount } from "../../prices/what-if/scenario-amount.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Price } from "../../ui/price.tsx";
import { useWide } from "../../ui/use-wide.ts";
import { InsurerLogo } from "../choice/insurer-logo.tsx";
import { assumptionsOf } from "./sharpening.ts";

export type Side = { quote: Package; outcome: Outcome };

/** What the cheapest of several quotes costs when the event happens, in one sentence. */
export function Cheaper({ sides }: { sides: readonly Side[] }) {
  const { t } = useTranslation("prices/what-if");
  const { language } = useSite();
  const found = priceOfCheaper(
    sides.map(({ quote, outcome }) => ({
      plan: quote.names[language],
      premiumFils: quote.priceFils,
      leftFils: outcome.paid.you,
    })),
  );
  if (!found) return null;

  const cheapest = found.cheapest.plan;
  return (
    <p className="rounded-field bg-surface-leaf px-4 py-3 font-medium">
      {found.kind === "dearer"
        ? t("cheaper.dearer", {
            cheapest,
            better: found.better.plan,
            saved: plainAmount(found.savedFils),
            more: plainAmount(found.moreFils),
          })
        : t(`cheaper.${found.kind}`, { cheapest })}
    </p>
  );
}

/** Equal parts stand in one row beside others, and a phone shows the steps when asked. */
export function QuoteOutcome({ quote, outcome, isAlone }: Side & { isAlone: boolean }) {
  const { t } = useTranslation("prices/what-if");
  const { language } = useSite();
  const isWide = useWide();

  return (
    <li
      className={`grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-5 rounded-card border border-line p-4 sm:p-5 ${isAlone ? "sm:grid-cols-2" : "sm:row-span-4 sm:grid-rows-subgrid"}`}
    >
      <div className={isAlone ? "grid content-start gap-5" : "contents"}>
        <div>
          <InsurerLogo src={quote.logo} name={quote.insurerName[language]} className="h-6 sm:h-8" />
          <h3 className="mt-1 text-label font-strong tracking-normal">{quote.names[language]}</h3>
        </div>
        <OutcomeSplit outcome={outcome} />
        <Sum premiumFils={quote.priceFils} leftFils={outcome.paid.you} />
        {isAlone && <Assumed sides={[{ quote, outcome }]} />}
      </div>
      {isAlone ? (
        <OutcomeSteps outcome={outcome} heading="h4" />
      ) : (
        <details open={isWide}>
          <summary className="link">
            {t("steps")}
            <Icon name="down" size={16} className="turns" />
          </summary>
          <OutcomeSteps outcome={outcome} heading="h4" isNamed />
        </details>
      )}
    </li>
  );
}

function Sum({ premiumFils, leftFils }: { premiumFils: Fils; leftFils: Fils }) {
  const { t } = useTranslation("prices/what-if");

  return (
    <dl className="content-start border-t border-line pt-3 text-label">
      <div className="flex items-baseline justify-between gap-4 py-0.5">
        <dt>{t("price")}</dt>
        <dd>
          <Price amount={formatAmount(premiumFils)} />
        </dd>
      </div>
      <div className="flex items-baseline justify-between gap-4 py-0.5 font-strong">
        <dt>{t("together")}</dt>
        <dd>
          <Price amount={formatAmount(premiumFils + leftFils)} className="font-strong" />
        </dd>
      </div>
    </dl>
  );
}

/** Those of the quotes' assumptions that change this answer. */
export function Assumed({ sides }: { sides: readonly Side[] }) {
  const { t } = useTranslation("prices/what-if");
  const wordsOf = useInputWords();
  const names = sides.flatMap(({ outcome }) => outcome.assumed.map(apiInputName));
  const assumed = assumptionsOf(sides.map(({ quote }) => quote)).filter(({ input }) =>
    names.includes(input),
  );
  if (assumed.length === 0) return null;

  return (
    <div className="rounded-field bg-warning-soft px-4 py-3 text-sm text-warning-ink">
      <p className="font-strong">{t("rests")}</p>
      <ul className="flex flex-wrap gap-x-6">
        {assumed.map(({ input, value }) => {
          const words = wordsOf(input, value);
          return (
            words && (
              <li key={input}>
                {words.question}: {words.answer}
              </li>
            )
          );
        })}
      </ul>
    </div>
  );
}
