import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { formatAmount } from "../../../domain/money.ts";
import { formatNumber } from "../../i18n/formats.ts";
import { useSite } from "../../i18n/use-site.ts";
import { Price } from "../../ui/price.tsx";
import { useQualityWords } from "../quality/use-quality-words.ts";
import {
  type Compared,
  comparedCover,
  comparedPrice,
  comparedQuality,
  type ComparedRow,
  comparedTerms,
} from "./compared.ts";
import { ComparedCoverValue } from "./compared-value.tsx";

/** A row as it is drawn; `values` in the order of the plans. */
export type ShownRow = {
  key: string;
  name: string;
  values: readonly ReactNode[];
  differs: boolean;
  best: readonly boolean[];
};
export type ShownGroup = { key: string; heading?: string; rows: readonly ShownRow[] };

export const shownRow = <Value,>(
  key: string,
  name: string,
  { values, differs, best }: ComparedRow<unknown, Value>,
  show: (value: Value, index: number) => ReactNode,
): ShownRow => ({ key, name, values: values.map(show), differs, best });

/** Price, excess, repair and cover of some plans, and what their insurers publish. */
export function useComparedGroups(plans: readonly Compared[]): {
  price: ShownRow;
  terms: ShownRow[];
  cover: ShownRow[];
  quality: ShownGroup;
} {
  const { t } = useTranslation("prices/cover");
  const { language } = useSite();
  const { valueOf } = useQualityWords();
  const { excess, repair, sumInsured } = comparedTerms(plans);
  const missing = (index: number) =>
    t(plans[index]?.type === "thirdParty" ? "table.ownDamageNot" : "values.notStated");
  const aed = (value: number | null, index: number) =>
    value === null ? missing(index) : <Price amount={formatNumber(value, language)} />;
  const isInvented = plans.some((plan) => plan.quality?.isInvented);

  return {
    price: shownRow("price", t("table.price"), comparedPrice(plans), (fils) => (
      <Price amount={formatAmount(fils)} />
    )),
    terms: [
      ...(excess ? [shownRow("excess", t("table.excess"), excess, aed)] : []),
      ...(repair
        ? [
            shownRow("repair", t("table.repair"), repair, (code, index) =>
              code === null ? missing(index) : t(`table.${code}`),
            ),
          ]
        : []),
      ...(sumInsured ? [shownRow("sumInsured", t("table.sumInsured"), sumInsured, aed)] : []),
    ],
    cover: comparedCover(plans).map((row) =>
      shownRow(row.of, t(`benefits.${row.of}`), row, (value) => (
        <ComparedCoverValue benefit={row.of} value={value} />
      )),
    ),
    quality: {
      key: "quality",
      heading: t(isInvented ? "quality.headingInvented" : "quality.heading"),
      rows: comparedQuality(plans).map((row) =>
        shownRow(row.of, t(`quality.names.${row.of}`), row, (value) => valueOf(row.of, value)),
      ),
    },
  };
}
