import { useTranslation } from "react-i18next";
import type { Outcome, Step } from "../../../domain/quotes/scenarios/scenario.ts";
import { Icon } from "../../ui/icon.tsx";
import { payerLooks } from "./payer-looks.ts";
import { ScenarioAmount } from "./scenario-amount.tsx";
import { useStepWords } from "./use-step-words.ts";

type Props = {
  outcome: Outcome;
  /** The level of the headings. */
  heading: "h3" | "h4";
  /** Where something else says already that these are the steps. */
  isNamed?: boolean;
};

/** The amounts in the order in which they are taken, then what follows besides money. */
export function OutcomeSteps({ outcome: { steps }, heading: Heading, isNamed = false }: Props) {
  const { t } = useTranslation("prices/what-if");
  const wordsOf = useStepWords();
  const lastPaid = steps.findLastIndex(({ payer }) => payer !== null);
  const besides = steps.slice(lastPaid + 1);

  return (
    <div className="grid gap-4">
      <div>
        {!isNamed && (
          <Heading className="text-label font-strong tracking-normal">{t("steps")}</Heading>
        )}
        <ol className="mt-2 grid gap-3">
          {steps.slice(0, lastPaid + 1).map((step, index) => (
            <li key={step.code} className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3">
              <span
                aria-hidden="true"
                className={`mt-0.5 grid size-6 place-items-center rounded-full text-xs font-strong ${step.payer ? payerLooks[step.payer].number : "bg-surface-sunken"}`}
              >
                {index + 1}
              </span>
              <div>
                <p className="text-label">{wordsOf(step)}</p>
                <Payment step={step} />
                <Origin step={step} />
              </div>
            </li>
          ))}
        </ol>
      </div>
      {besides.length > 0 && (
        <div>
          <Heading className="text-label font-strong tracking-normal">{t("besides")}</Heading>
          <ul className="mt-2 grid gap-3">
            {besides.map((step) => (
              <li key={step.code} className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3">
                <span className="grid size-6 place-items-center">
                  <Icon name="info" size={20} className="text-action" />
                </span>
                <div>
                  <p className="text-label">{wordsOf(step)}</p>
                  <Origin step={step} />
                </div>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

function Payment({ step: { payer, amountFils } }: { step: Step }) {
  const { t } = useTranslation("prices/what-if");
  if (!payer || amountFils === null) return null;

  return (
    <p className="text-label font-strong">
      {t(`payers.${payer}`)}: <ScenarioAmount fils={amountFils} className="font-strong" />
    </p>
  );
}

/** What no text confirms is never shown as law. */
function Origin({ step: { source, verified } }: { step: Step }) {
  const { t } = useTranslation(["prices/what-if", "prices"]);
  if (verified || source === "example")
    return <p className="text-sm text-ink-muted">{t(`sources.${source}`)}</p>;

  return (
    <p className="mt-0.5 w-fit rounded-full bg-warning-soft px-2.5 text-sm text-warning-ink">
      {t("prices:assumption")}
    </p>
  );
}
