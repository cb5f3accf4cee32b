import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Package } from "../../../contract/quotes.ts";
import { Button } from "../../ui/button.tsx";
import { Select } from "../../ui/select.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { useWide } from "../../ui/use-wide.ts";
import { comesLater } from "../later/comes-later.tsx";
import { type Filter, filterCount, type Order, orders } from "./narrow-quotes.ts";

/** The placeholder is as high as its fields on a wide screen. */
const FilterFields = comesLater(
  () => import("./filter-fields.tsx"),
  <Skeleton className="col-span-full h-34" />,
);

type Props = {
  quotes: readonly Package[];
  order: Order;
  onOrder: (order: Order) => void;
  filter: Filter;
  onFilter: (filter: Filter) => void;
};

export function QuoteFilter({ quotes, order, onOrder, filter, onFilter }: Props) {
  const { t } = useTranslation("purchase");
  const isWide = useWide();
  const [open, setOpen] = useState(false);
  const hasExcess = quotes.some(({ excessAed }) => excessAed !== null);
  const count = filterCount(filter);

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
          onPointerDown={() => void FilterFields.fetchAhead()}
          onFocus={() => void FilterFields.fetchAhead()}
          onClick={() => setOpen(!open)}
        >
          {count === 0 ? t("quotes.filter.toggle") : t("quotes.filter.chosen", { count })}
        </Button>
      </div>
      <fieldset className={`lg:contents ${open ? "" : "max-lg:hidden"}`}>
        <legend className="sr-only">{t("quotes.filter.heading")}</legend>
        {(open || isWide) && <FilterFields {...{ quotes, filter, onFilter }} />}
      </fieldset>
    </div>
  );
}
