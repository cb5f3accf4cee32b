import { useTranslation } from "react-i18next";
import type { DeskRequest } from "../../../contract/office/requests.ts";
import { isCalendarDay } from "../../../domain/calendar-day.ts";
import { answerFields } from "../../../domain/purchase/draft.ts";
import { vccSources } from "../../../domain/purchase/vcc-sources.ts";
import { parseCarBody, parseCarOrigin } from "../../../domain/vehicle/car.ts";
import { emirateNames, parseEmirate } from "../../../domain/vehicle/emirates.ts";
import { formatDay } from "../../i18n/formats.ts";
import { useInputWords } from "../../prices/use-input-words.tsx";
import { Ltr } from "../../ui/ltr.tsx";
import { useLanguage } from "../kit/use-language.ts";
import { Facts, Panel } from "../kit/panel.tsx";

/** The plate is one answer. */
const partsOfPlate = ["emirate", "plateCode", "plateNumber"] as const;
const isPartOfPlate = (field: string) => partsOfPlate.some((one) => one === field);

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
  const { answers, inputs, insurerName, planName, coverType, startDate } = request;

  const plateOf = (source: string) => {
    const emirate = parseEmirate(source);
    const { plateCode = "", plateNumber = "" } = answers;
    if (!emirate || plateNumber === "") return "";
    return (
      <span>
        {emirateNames[emirate][language]} <Ltr>{`${plateCode} ${plateNumber}`}</Ltr>
      </span>
    );
  };

  const answerOf = (field: (typeof shownFields)[number]) => {
    const given = answers[field] ?? "";
    if (isPartOfPlate(field)) return "";
    if (field === "plateSource") return plateOf(given || (answers["emirate"] ?? ""));
    const emirate = field === "registerEmirate" && parseEmirate(given);
    if (emirate) return emirateNames[emirate][language];
    if (field === "vccDate" && isCalendarDay(given)) return formatDay(given, language);
    const source = field === "vccCardSource" && vccSources.find(({ id }) => id === given);
    if (source) return source[language];
    const body = field === "carType" && parseCarBody(given);
    if (body) return t(`request.values.${body}`);
    const origin = field === "carOrigin" && parseCarOrigin(given);
    if (origin) return t(`request.values.${origin}`);
    const method = field === "inputMethod" && methods.find((one) => one === given);
    if (method) return t(`request.values.${method}`);
    return given && <bdi>{given}</bdi>;
  };

  const rated = inputs.flatMap(({ input, value, source }) => {
    const words = wordsOf(input, value);
    if (!words) return [];
    const answer = (
      <>
        {words.answer}
        {source === "assumed" && (
          <span className="text-xs font-body text-ink-muted">{t("request.assumed")}</span>
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

const methods = ["plateNumber", "vcc", "hiyaza"] as const;
