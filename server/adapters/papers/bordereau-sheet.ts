import { brand } from "../../../brand.ts";
import { formatAmount } from "../../../domain/money.ts";
import { longMoment, shortDay, wholeMonth } from "../shown-dates.ts";
import type { Bordereau } from "./bordereau.ts";
import { bordereauTexts } from "./bordereau-texts.ts";
import { footerOf, signed } from "./on-every-paper.ts";

export const bordereauSheet = (bordereau: Bordereau) => {
  const { language, lines, totalFils } = bordereau;
  const texts = bordereauTexts[language];
  const coverOf = ({ startsOn, endsOn, isCancelled }: Bordereau["lines"][number]) =>
    [
      startsOn && endsOn ? texts.days(shortDay(startsOn), shortDay(endsOn)) : "",
      isCancelled ? texts.cancelled : "",
    ]
      .filter((part) => part !== "")
      .join(" · ");

  return {
    language,
    title: texts.title,
    subtitle: wholeMonth(bordereau.month, language),
    brand: brand.name[language],
    demonstration: bordereau.isDemonstration ? texts.demonstration : null,
    facts: [
      { label: texts.insurer, text: bordereau.insurerName[language] },
      { label: texts.policies, text: String(lines.length), ltr: true },
      { label: texts.madeAt, text: longMoment(bordereau.madeAt.toISOString(), language) },
    ],
    total: { label: texts.total, text: signed(totalFils) },
    columns: [texts.number, texts.cover, texts.premium, texts.commission],
    rows: lines.map((line) => ({
      number: line.number,
      cover: coverOf(line),
      premium: line.premiumFils === null ? "" : formatAmount(line.premiumFils),
      commission: signed(line.commissionFils),
    })),
    sum: { label: texts.sum, text: signed(totalFils) },
    notes: texts.notes,
    footer: footerOf(language, bordereau.licenceNumber),
  };
};
