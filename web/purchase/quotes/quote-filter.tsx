import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Package } from "../../../contract/quotes.ts";
import { formatNumber } from "../../i18n/formats.ts";
import { useSite } from "../../i18n/use-site.ts";
import { Button } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";
import { Select } from "../../ui/select.tsx";
import {
  type Filter,
  filterCount,
  type Order,
  orders,
  type Wish,
  wishesAmong,
} from "./narrow-quotes.ts";

type Props = {
  quotes: readonly Package[];
  order: Order;
  onOrder: (order: Order) => void;
  filter: Filter;
  onFilter: (filter: Filter) => void;
};

export function QuoteFilter({ quotes, order, onOrder, filter, onFilter }: Props) {
  const { t } = useTranslation("purchase");
  const { language } = useSite();
  const [open, setOpen] = useState(false);
  const hasExcess = quotes.some(({ excessAed }) => excessAed !== null);
  const insurers = new Map(quotes.map(({ insurer, insurerName }) => [insurer, insurerName]));
  const count = filterCount(filter);
  const toggle = (wish: Wish) => {
    const wishes = new Set(filter.wishes);
    if (!wishes.delete(wish)) wishes.add(wish);
    onFilter({ ...filter, wishes });
  };

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3 lg:grid-cols-[240px_minmax(0,1fr)] lg:gap-x-3 lg:gap-y-1">
      <div className="flex flex-wrap items-center gap-3">
        <Select
          aria-label={t("quotes.sort.label")}
          label={<span className="sr-only">{t("quotes.sort.label")}</span>}
          fieldClassName="flex-1 basis-44 gap-0!"
          className="min-h-target! py-1.5 text-label"
          value={order}
          options={orders
            .filter((value) => value !== "excess" || hasExcess)
            .map((value) => ({ value, label: t(`quotes.sort.${value}`) }))}
          onChange={({ target }) => onOrder(orders.find((one) => one === target.value) ?? "price")}
        />
        <Button
          variant="quiet"
          size="small"
          icon="filter"
          className="lg:hidden"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          {count === 0 ? t("quotes.filter.toggle") : t("quotes.filter.chosen", { count })}
        </Button>
      </div>
      <fieldset className={`lg:contents ${open ? "" : "max-lg:hidden"}`}>
        <legend className="sr-only">{t("quotes.filter.heading")}</legend>
        <Select
          aria-label={t("quotes.filter.insurer")}
          label={<span className="sr-only">{t("quotes.filter.insurer")}</span>}
          fieldClassName="gap-0! lg:max-w-60"
          className="min-h-target! py-1.5 text-label"
          placeholder={t("quotes.filter.everyInsurer")}
          value={filter.insurer}
          options={[...insurers].map(([value, name]) => ({ value, label: name[language] }))}
          onChange={({ target }) => onFilter({ ...filter, insurer: target.value })}
        />
        <div className="col-span-full mt-1 grid gap-x-6 text-sm sm:grid-cols-2 lg:grid-cols-3">
          {wishesAmong(quotes).map(({ wish, count }) => (
            <Checkbox
              key={wish}
              aria-label={t(`quotes.filter.includes.${wish}`)}
              checked={filter.wishes.has(wish)}
              onChange={() => toggle(wish)}
              end={<span className="text-ink-muted">{formatNumber(count, language)}</span>}
            >
              {t(`quotes.filter.includes.${wish}`)}
            </Checkbox>
          ))}
        </div>
      </fieldset>
    </div>
  );
}
