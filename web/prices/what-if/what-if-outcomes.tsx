import { useTranslation } from "react-i18next";
import { type Fils, formatAmount } from "../../../domain/money.ts";
import { ratedInputNames } from "../../../domain/quotes/rated-inputs.ts";
import { inputOf, type Risk } from "../../../domain/quotes/risk.ts";
import type { Outcome } from "../../../domain/quotes/scenarios/scenario.ts";
import { useSite } from "../../i18n/use-site.ts";
import { useInputWords } from "../use-input-words.tsx";
import { OutcomeSplit } from "./outcome-split.tsx";
import { OutcomeSteps } from "./outcome-steps.tsx";
import { priceOfCheaper } from "./price-of-cheaper.ts";
import { plainAmount } from "./scenario-amount.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Price } from "../../ui/price.tsx";
import { useWide } from "../../ui/use-wide.ts";
import { InsurerLogo } from "../insurer-logo.tsx";
import type { PlanTerms } from "../plan-terms.ts";

/** A plan, what it insures, and what an event would cost. */
export type Side = { plan: PlanTerms; risk: Risk; outcome: Outcome };

/** What the cheapest of several plans costs when the event happens, in one sentence. */
export function Cheaper({ sides }: { sides: readonly Side[] }) {
  const { t } = useTranslation("prices/what-if");
  const { language } = useSite();
  const found = priceOfCheaper(
    sides.map(({ plan, outcome }) => ({
      plan: plan.names[language],
      premiumFils: plan.priceFils,
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
export function PlanOutcome({ plan, risk, outcome, isAlone }: Side & { isAlone: boolean }) {
  const { t } = useTranslation("prices/what-if");
  const { language } = useSite();
  const isWide = useWide();

  return (
    <li
      className={`grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-5 rounded-card border border-line p-4 sm:p-5 ${isAlone ? "sm:grid-cols-2" : "sm:row-span-4 sm:grid-rows-subgrid"}`}
    >
      <div className={isAlone ? "grid content-start gap-5" : "contents"}>
        <div>
          <InsurerLogo src={plan.logo} name={plan.insurerName[language]} className="h-6 sm:h-8" />
          <h3 className="mt-1 text-label font-strong tracking-normal">{plan.names[language]}</h3>
        </div>
        <OutcomeSplit outcome={outcome} />
        <Sum premiumFils={plan.priceFils} leftFils={outcome.paid.you} />
        {isAlone && <Assumed sides={[{ plan, risk, outcome }]} />}
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

/** What this answer rests on although nobody said it. */
export function Assumed({ sides }: { sides: readonly Side[] }) {
  const { t } = useTranslation("prices/what-if");
  const wordsOf = useInputWords();
  const assumed = ratedInputNames.flatMap((input) => {
    const side = sides.find(({ outcome }) => outcome.assumed.includes(input));
    const known = side && inputOf(side.risk, input);
    return known ? [{ input, value: known.value as string | number | boolean }] : [];
  });
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
