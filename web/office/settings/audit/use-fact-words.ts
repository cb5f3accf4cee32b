import { useTranslation } from "react-i18next";
import type { AuditEntry } from "../../../../contract/office/settings/audit.ts";
import { formatAmount } from "../../../../domain/money.ts";
import { formatDay, formatList, formatMoment, formatMonth } from "../../../i18n/formats.ts";
import { useLanguage } from "../../kit/use-language.ts";
import { useWordsAt } from "../../kit/use-words-at.ts";

type Fact = AuditEntry["facts"][number];

/** Texts that name what a detail holds, by the detail's name. */
const wordsOf: Partial<Record<Fact["name"], readonly string[]>> = {
  kind: ["approvals.kinds", "insurance.draft.kinds"],
  reason: ["documents.faults"],
  way: ["refunds.ways"],
  said: ["request.gatewaySaid"],
  differs: ["reviews.facts"],
  roles: ["roles"],
  changed: ["settings.audit.fields", "request.fields", "request"],
};

const isolate = (text: string) => `\u2068${text}\u2069`;

/** Details as people read them. */
export function useFactWords() {
  const { t } = useTranslation("office");
  const wordsAt = useWordsAt();
  const { language } = useLanguage();

  const known = (paths: readonly string[], value: string): string | undefined =>
    paths.map((path) => wordsAt(`${path}.${value}`)).find((words) => words !== undefined);

  /** The name of something that a request holds. */
  const fieldOf = (name: string): string =>
    known(wordsOf.changed ?? [], name) ?? t("settings.audit.fields.other");

  const slotOf = (slot: string): string => {
    const [kind, side] = slot.split("_");
    const document = wordsAt(`documents.kinds.${kind}`);
    const which = wordsAt(`documents.sides.${side}`);
    return document && which ? t("documents.picture", { document, side: which }) : slot;
  };

  const oneOf = (name: Fact["name"], value: string): string => {
    if (name === "changed") return fieldOf(value);
    if (name === "slots") return slotOf(value);
    if (name === "setting") return known(["settings"], `${value}.name`) ?? value;
    if (name === "wordmark") return t("settings.audit.newWordmark");
    if (name === "dueOn") return formatDay(value, language);
    if (name === "month") return formatMonth(value, language);
    if (["promisedFor", "until"].includes(name)) return formatMoment(value, language);
    return known(wordsOf[name] ?? [], value) ?? isolate(value);
  };

  return {
    fields: (names: readonly string[]) => formatList([...new Set(names.map(fieldOf))], language),

    value: ({ name, value }: Fact): string => {
      if (typeof value === "number")
        return isolate(name === "amountFils" ? `AED ${formatAmount(value)}` : String(value));
      if (typeof value === "string") return oneOf(name, value);
      return formatList([...new Set(value.map((one) => oneOf(name, one)))], language);
    },
  };
}
