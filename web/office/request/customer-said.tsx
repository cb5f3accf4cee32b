import { isChoice } from "../../../domain/quotes/plan-choices.ts";
import { useTranslation } from "react-i18next";
import type { DeskRequest } from "../../../contract/office/desk/requests.ts";
import { answerFields } from "../../../domain/purchase/draft.ts";
import { formatDay } from "../../i18n/formats.ts";
import { useInputWords } from "../../prices/use-input-words.tsx";
import { useAnswerWords } from "../kit/use-answer-words.tsx";
import { usePlanVersionWords } from "../kit/use-plan-version-words.ts";
import { useLanguage } from "../kit/use-language.ts";
import { Facts, Panel } from "../kit/panel.tsx";

const shownFields = [
  "inputMethod",
  "plateSource",
  ...answerFields.filter((field) => field !== "plateSource"),
  "make",
  "model",
] as const;

/** The answers as they were sent, then what the price went by. */
export function CustomerSaid({ request }: { request: DeskRequest }) {
  const { t } = useTranslation("office");
  const { language } = useLanguage();
  const wordsOf = useInputWords();
  const answerOf = useAnswerWords(request);
  const { inputs, insurerName, planName, planVersion, coverType, startDate } = request;
  const versionWords = usePlanVersionWords();

  const rated = inputs.flatMap(({ input, value, source }) => {
    const words = wordsOf(input, value);
    if (!words) return [];
    const answer = (
      <>
        {words.answer}
        {source === "assumed" && (
          <span className="text-xs font-body text-ink-muted">
            {t(isChoice(input) ? "request.asInPlan" : "request.assumed")}
          </span>
        )}
      </>
    );
    return [{ question: words.question, answer }];
  });

  return (
    <Panel heading={t("request.said")}>
      <Facts
        facts={[
          { question: t("request.insurer"), answer: insurerName?.[language] },
          { question: t("request.plan"), answer: planName?.[language] },
          {
            question: t("planVersion.name"),
            answer: planVersion
              ? versionWords(planVersion)
              : request.edition && t("planVersion.before"),
          },
          { question: t("request.cover"), answer: coverType && t(`covers.${coverType}`) },
          {
            question: t("request.startDate"),
            answer: startDate && formatDay(startDate, language),
          },
          ...shownFields.map((field) => ({
            question: t(`request.fields.${field}`),
            answer: answerOf(field),
          })),
          ...rated,
        ]}
      />
    </Panel>
  );
}
