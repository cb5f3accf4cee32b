import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { SharedQuote } from "../../../contract/shared-quotes.ts";
import { dayInDubai } from "../../../domain/calendar-day.ts";
import { ratedInputNamed, ratedInputs } from "../../../domain/quotes/rated-inputs.ts";
import { useInputWords } from "../../prices/use-input-words.tsx";
import { type Answer, SummaryList } from "../../ui/summary-list.tsx";
import { ageOf } from "./age-band.ts";
import { useCarWords } from "./use-car-words.ts";

const inShort: readonly (string | undefined)[] = ["excess", "repair", "addOns"];

/** The answers with their source; the driver's age band in place of the year of birth. */
export function RatedOn({ shared }: { shared: SharedQuote }) {
  const { t } = useTranslation("purchase/shared");
  const { car, request } = useCarWords(shared);
  const wordsOf = useInputWords();
  const day = dayInDubai(new Date(shared.createdAt));
  const year = Number(day.slice(0, 4));
  const age = ageOf(shared.driverAgeBand);
  const assumedAge = year - (ratedInputs.driverBirthYear.assumed?.(day) ?? year);
  const readsAge = shared.quote.inputsRead.includes("driverBirthYear");
  const answers = shared.inputs
    .filter(({ input }) => !inShort.includes(ratedInputNamed(input)))
    .flatMap(({ input, value, source }): Answer[] => {
      const words = wordsOf(input, value);
      if (!words) return [];
      return [
        {
          question: words.question,
          answer: <Sourced source={source}>{words.answer}</Sourced>,
        },
      ];
    });

  return (
    <SummaryList
      heading={t("rated")}
      answers={[
        { question: t("car"), answer: car },
        { question: t("request"), answer: request },
        ...(age ? [{ question: t("driver"), answer: t(`ages.${age.kind}`, age) }] : []),
        ...(!age && readsAge
          ? [{ question: t("driver"), answer: <Sourced source="assumed">{assumedAge}</Sourced> }]
          : []),
        ...answers,
      ]}
    />
  );
}

function Sourced({ source, children }: { source: "asked" | "assumed"; children: ReactNode }) {
  const { t } = useTranslation("purchase/shared");
  return (
    <>
      {children}
      <span className="text-sm text-ink-muted">{t(`source.${source}`)}</span>
    </>
  );
}
