import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { LedgerLine, Package } from "../../../contract/quotes.ts";
import * as paths from "../../../contract/page-paths.ts";
import { dayInDubai } from "../../../domain/calendar-day.ts";
import { formatAmount } from "../../../domain/money.ts";
import { riskOfDraft } from "../../../domain/purchase/risk-of-draft.ts";
import { ratedInputNames } from "../../../domain/quotes/rated-inputs.ts";
import { inputOf } from "../../../domain/quotes/risk.ts";
import { formatNumber } from "../../i18n/formats.ts";
import { useSite } from "../../i18n/use-site.ts";
import { LedgerLines } from "../../prices/ledger-lines.tsx";
import { useInputWords } from "../../prices/use-input-words.tsx";
import { useValueDecides } from "../../prices/use-value-decides.ts";
import { TextLink } from "../../ui/link.tsx";
import { Price } from "../../ui/price.tsx";
import { loadDraft } from "../draft/stored-draft.ts";

export default function PriceLedger({ quote }: { quote: Package }) {
  const { t } = useTranslation("prices");
  const { language } = useSite();
  const answersOf = useAnswers(quote);
  const valueDecides = useValueDecides();
  const insurer = quote.insurerName[language];
  const answersTo = (line: LedgerLine) => (
    <>
      {answersOf(line)}
      {line.code === "tariffMinimum" && quote.inputsRead.includes("value") && (
        <dd className="col-span-full text-sm text-ink-muted">{valueDecides}</dd>
      )}
    </>
  );

  return (
    <div className="grid gap-7 lg:grid-cols-[minmax(0,1fr)_250px] lg:gap-9">
      <section>
        <h3 className="mb-2 text-base font-strong tracking-normal">{t("heading")}</h3>
        <LedgerLines
          lines={quote.ledger}
          priceFils={quote.priceFils}
          sum={t("sum")}
          {...{ insurer, answersTo }}
        />
        <Paid {...{ quote, insurer }} />
      </section>
      {quote.assumptions.length > 0 && <Assumptions {...quote} />}
    </div>
  );
}

/** How the broker is paid: out of the price, and nothing beside it. */
function Paid({ quote: { commission }, insurer }: { quote: Package; insurer: string }) {
  const { t } = useTranslation("prices");
  const { language, pathOf } = useSite();
  const row = "flex justify-between gap-4";

  return (
    <>
      <dl className="mt-2 grid gap-1 text-label">
        {commission && (
          <div className={row}>
            <dt>{t("commission", { share: formatNumber(commission.points / 100, language) })}</dt>
            <dd>
              <Price amount={formatAmount(commission.amountFils)} />
            </dd>
          </div>
        )}
        <div className={row}>
          <dt>{t("fee")}</dt>
          <dd>
            <Price amount={formatAmount(0)} />
          </dd>
        </div>
      </dl>
      {!commission && (
        <p className="mt-1 text-sm text-ink-muted">{t("commissionNotStated", { insurer })}</p>
      )}
      <TextLink href={pathOf(paths.howWeRank)} className="text-sm">
        {t("paid")}
      </TextLink>
    </>
  );
}

type Value = Package["assumptions"][number]["value"];

/** The answers that a line read. The name of an add-on's line is its answer. */
function useAnswers({ excessAed, repair }: Package) {
  const wordsOf = useInputWords();
  const draft = loadDraft();
  const [day] = useState(() => dayInDubai(new Date()));
  const risk = draft && riskOfDraft(draft, day);
  const chosen: Record<string, Value | null> = { excess: excessAed, repair };

  return ({ inputs = [] }: LedgerLine) =>
    ratedInputNames
      .filter((input) => input !== "addOns" && inputs.includes(input))
      .map((input) => {
        const value = chosen[input] ?? (risk && (inputOf(risk, input)?.value as Value));
        const words = value === undefined ? undefined : wordsOf(input, value);
        return (
          words && (
            <dd key={input} className="col-span-full text-sm text-ink-muted">
              {words.question}: {words.answer}
            </dd>
          )
        );
      });
}

function Assumptions({ assumptions }: Pick<Package, "assumptions">) {
  const { t } = useTranslation("prices");
  const { pathOf } = useSite();
  const wordsOf = useInputWords();

  return (
    <section>
      <h3 className="text-base font-strong tracking-normal">{t("assumed.heading")}</h3>
      <dl className="mt-2 text-label">
        {assumptions.map(({ input, value }) => {
          const words = wordsOf(input, value);
          return (
            words && (
              <div
                key={input}
                className="flex items-baseline justify-between gap-4 border-b border-line py-2"
              >
                <dt className="text-ink-muted">{words.question}</dt>
                <dd className="text-end font-medium">{words.answer}</dd>
              </div>
            )
          );
        })}
      </dl>
      <p className="mt-2 text-sm text-ink-muted">{t("assumed.help")}</p>
      <TextLink to={pathOf(paths.vehicleDetails)} className="text-sm">
        {t("assumed.change")}
      </TextLink>
    </section>
  );
}
