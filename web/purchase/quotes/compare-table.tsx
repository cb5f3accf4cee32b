import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Package } from "../../../contract/quotes.ts";
import { formatAmount } from "../../../domain/money.ts";
import { useSite } from "../../i18n/use-site.ts";
import { Button } from "../../ui/button.tsx";
import { Price } from "../../ui/price.tsx";
import { InsurerLogo } from "../choice/insurer-logo.tsx";
import { ComparedChoiceText } from "./compare-choice-text.tsx";
import {
  comparedAddOns,
  type ComparedChoice,
  comparedQuality,
  comparedRows,
  comparedTerms,
} from "./compared.ts";
import { CoverValueText } from "./cover-value.tsx";
import { useQualityWords } from "./use-quality-words.ts";

type Props = {
  quotes: readonly Package[];
  onlyDifferences: boolean;
  onSelect: (quote: Package) => void;
};

type Row = { key: string; name: string; cellAt: (index: number) => ReactNode; differs: boolean };

/** The first column stays in sight; on phones it stands above the values. */
const named =
  "border-b border-line bg-surface-raised p-2 text-start align-top sm:sticky sm:start-0 sm:z-10 sm:w-40 sm:min-w-40 sm:p-3 lg:w-52 lg:min-w-52";
const cell =
  "border-s border-b border-line p-2 text-start align-top sm:w-64 sm:min-w-40 sm:px-4 sm:py-3 lg:min-w-48";
/** The header would leave no room for the rows in a low window. */
const onTop =
  "bg-surface-raised sm:[@media(min-height:34rem)]:sticky sm:[@media(min-height:34rem)]:top-0";

export function CompareTable({ quotes, onlyDifferences, onSelect }: Props) {
  const { t } = useTranslation("purchase/compare");
  const groups = useGroups(quotes)
    .map((group) => ({
      ...group,
      rows: group.rows.filter((row) => row.differs || !onlyDifferences),
    }))
    .filter(({ rows }) => rows.length > 0);

  return (
    <table
      data-plans={quotes.length}
      className="compared w-full border-separate border-spacing-0 text-sm sm:text-label"
    >
      <thead>
        <tr>
          <th scope="col" className={`font-body max-sm:sr-only ${named} ${onTop} z-30!`}>
            {t("table.compared")}
          </th>
          {quotes.map((quote) => (
            <Head key={quote._id} quote={quote} onSelect={() => onSelect(quote)} />
          ))}
        </tr>
      </thead>
      {groups.length === 0 && (
        <tbody>
          <tr>
            <td colSpan={quotes.length + 1} className="p-4 text-ink-muted">
              {t("table.same")}
            </td>
          </tr>
        </tbody>
      )}
      {groups.map(({ heading, rows }) => (
        <tbody key={heading ?? ""}>
          {heading && (
            <tr>
              <th
                scope="rowgroup"
                colSpan={quotes.length + 1}
                className="border-b border-line bg-surface-soft text-start font-strong"
              >
                <span className="sticky start-0 inline-block p-2 sm:p-3">{heading}</span>
              </th>
            </tr>
          )}
          {rows.map((row) => (
            <ComparedRow
              key={row.key}
              {...{ row, quotes }}
              isMarked={row.differs && !onlyDifferences}
            />
          ))}
        </tbody>
      ))}
    </table>
  );
}

/** Excess and repair, then cover, then add-ons, then what the insurers publish. */
function useGroups(quotes: readonly Package[]): { heading: string | undefined; rows: Row[] }[] {
  const { t } = useTranslation(["purchase/compare", "purchase"]);
  const { valueOf } = useQualityWords();
  const choice = (values: readonly ComparedChoice[], none: string) => (index: number) => (
    <ComparedChoiceText value={values[index] ?? { kind: "none" }} none={none} />
  );
  const terms = comparedTerms(quotes).map(({ of, values, differs }) => ({
    key: of,
    name: t(`table.${of}`),
    cellAt: choice(values, t("table.ownDamageNot")),
    differs,
  }));
  const cover = comparedRows(quotes).map(({ benefit, values, differs }) => ({
    key: benefit,
    name: t(`benefits.${benefit}`),
    cellAt: (index: number) => (
      <CoverValueText {...{ benefit, value: values[index] ?? { kind: "no" } }} />
    ),
    differs,
  }));
  const addOns = comparedAddOns(quotes).map(({ of, values, differs }) => ({
    key: `addOn-${of}`,
    name: t(`benefits.${of}`),
    cellAt: choice(values, t("table.notSold")),
    differs,
  }));
  const quality = comparedQuality(quotes).map(({ of, values, differs }) => ({
    key: of,
    name: t(`quality.names.${of}`),
    cellAt: (index: number) => valueOf(of, values[index]),
    differs,
  }));
  const isInvented = quotes.some((quote) => quote.quality?.isInvented);
  return [
    { heading: undefined, rows: terms },
    { heading: t("table.covered"), rows: cover },
    { heading: t("table.addOns"), rows: addOns },
    { heading: t(isInvented ? "quality.headingInvented" : "quality.heading"), rows: quality },
  ];
}

function Head({ quote, onSelect }: { quote: Package; onSelect: () => void }) {
  const { t } = useTranslation("purchase");
  const { language } = useSite();

  return (
    <th scope="col" className={`font-body ${cell} ${onTop} z-20`}>
      <InsurerLogo
        src={quote.logo}
        name={quote.insurerName[language]}
        className="h-6 max-w-full sm:h-8"
      />
      <span className="mt-1.5 block leading-snug font-strong">{quote.names[language]}</span>
      <span className="mt-1 mb-2 block">
        <Price amount={formatAmount(quote.priceFils)} className="font-display lg:text-title-sm" />
      </span>
      <Button size="small" variant="quiet" className="max-sm:px-3.5" onClick={onSelect}>
        {t("quotes.card.select")}
        <span className="sr-only"> {quote.names[language]}</span>
      </Button>
    </th>
  );
}

type RowProps = { row: Row; quotes: readonly Package[]; isMarked: boolean };

function ComparedRow({ row, quotes, isMarked }: RowProps) {
  const { t } = useTranslation("purchase/compare");

  return (
    <tr>
      <th scope="row" className={`font-body ${named}`}>
        {row.name}
        {isMarked && <span className="block text-xs text-ink-muted">{t("table.differs")}</span>}
      </th>
      {quotes.map((quote, index) => (
        <td key={quote._id} className={`${cell} ${isMarked ? "bg-surface-leaf font-strong" : ""}`}>
          {row.cellAt(index)}
        </td>
      ))}
    </tr>
  );
}
