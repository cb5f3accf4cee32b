import { useTranslation } from "react-i18next";
import type { Package } from "../../../contract/quotes.ts";
import { formatNumber } from "../../i18n/formats.ts";
import { useSite } from "../../i18n/use-site.ts";
import { Checkbox } from "../../ui/checkbox.tsx";
import { Select } from "../../ui/select.tsx";
import { narrowQuotes, wishesAmong } from "./narrow-quotes.ts";
import { type Chosen, type Filter, type Narrowing, orders, type Wish } from "./narrowing.ts";

type Props = {
  /** Quotes of the open tab. */
  quotes: readonly Package[];
  narrowing: Narrowing;
  onNarrowing: (narrowing: Narrowing) => void;
};

/** Opens under the row of quick choices. */
export default function QuoteFilter({ quotes, narrowing, onNarrowing }: Props) {
  const { t } = useTranslation("purchase/compare");
  const { language } = useSite();
  const { order, filter } = narrowing;
  const hasExcess = quotes.some(({ excessAed }) => excessAed !== null);
  const insurers = new Map(quotes.map(({ insurer, insurerName }) => [insurer, insurerName]));
  const choose = (chosen: Chosen) =>
    onNarrowing({ ...chosen, apply: (all) => narrowQuotes(all, chosen) });
  const onFilter = (changed: Partial<Filter>) =>
    choose({ order, filter: { ...filter, ...changed } });
  const toggle = (wish: Wish) => {
    const wishes = new Set(filter.wishes);
    if (!wishes.delete(wish)) wishes.add(wish);
    onFilter({ wishes });
  };

  return (
    <fieldset className="grid gap-x-6 gap-y-3 rounded-field bg-surface-raised p-4 text-sm shadow-1 sm:grid-cols-2 sm:px-5">
      <legend className="sr-only">{t("filter.heading")}</legend>
      <Select
        label={t("sort.label")}
        className="min-h-target! py-1.5 text-label"
        value={order}
        options={orders
          .filter((value) => value !== "excess" || hasExcess)
          .map((value) => ({ value, label: t(`sort.${value}`) }))}
        onChange={({ target }) =>
          choose({ filter, order: orders.find((one) => one === target.value) ?? "price" })
        }
      />
      <Select
        label={t("filter.insurer")}
        className="min-h-target! py-1.5 text-label"
        placeholder={t("filter.everyInsurer")}
        value={filter.insurer}
        options={[...insurers].map(([value, name]) => ({ value, label: name[language] }))}
        onChange={({ target }) => onFilter({ insurer: target.value })}
      />
      <div className="col-span-full grid gap-x-6 sm:grid-cols-2">
        {wishesAmong(quotes).map(({ wish, count }) => (
          <Checkbox
            key={wish}
            aria-label={t(`filter.includes.${wish}`)}
            checked={filter.wishes.has(wish)}
            onChange={() => toggle(wish)}
            end={<span className="text-ink-muted">{formatNumber(count, language)}</span>}
          >
            {t(`filter.includes.${wish}`)}
          </Checkbox>
        ))}
      </div>
    </fieldset>
  );
}
