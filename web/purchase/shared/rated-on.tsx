import { useTranslation } from "react-i18next";
import type { SharedQuote } from "../../../contract/shared-quotes.ts";
import { ratedInputNamed } from "../../../domain/quotes/rated-inputs.ts";
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
  const age = ageOf(shared.driverAgeBand);
  const answers = shared.inputs
    .filter(({ input }) => !inShort.includes(ratedInputNamed(input)))
    .flatMap(({ input, value, source }): Answer[] => {
      const words = wordsOf(input, value);
      if (!words) return [];
      return [
        {
          question: words.question,
          answer: (
            <>
              {words.answer}
              <span className="text-sm text-ink-muted">{t(`source.${source}`)}</span>
            </>
          ),
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
        ...answers,
      ]}
    />
  );
}
