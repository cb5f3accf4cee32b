import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Package } from "../../../contract/quotes.ts";
import type { BenefitCode } from "../../../domain/quotes/cover.ts";
import { formatNumber } from "../../i18n/formats.ts";
import { useSite } from "../../i18n/use-site.ts";
import { Button } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";
import { Select } from "../../ui/select.tsx";
import { orders, wishesAmong, type Order } from "./narrow-quotes.ts";

type Props = {
  quotes: readonly Package[];
  order: Order;
  onOrder: (order: Order) => void;
  wishes: ReadonlySet<BenefitCode>;
  onWishes: (wishes: ReadonlySet<BenefitCode>) => void;
};

export function QuoteFilter({ quotes, order, onOrder, wishes, onWishes }: Props) {
  const { t } = useTranslation("purchase");
  const { language } = useSite();
  const [open, setOpen] = useState(false);
  const toggle = (benefit: BenefitCode) => {
    const next = new Set(wishes);
    if (!next.delete(benefit)) next.add(benefit);
    onWishes(next);
  };

  return (
    <div className="grid gap-4 lg:sticky lg:top-6 lg:gap-5">
      <div className="flex items-end gap-3">
        <Select
          label={t("quotes.sort.label")}
          fieldClassName="grow"
          value={order}
          options={orders.map((value) => ({ value, label: t(`quotes.sort.${value}`) }))}
          onChange={(event) => onOrder(orders.find((one) => one === event.target.value) ?? "price")}
        />
        <Button
          variant="quiet"
          icon="filter"
          className="lg:hidden"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          {wishes.size === 0
            ? t("quotes.filter.toggle")
            : t("quotes.filter.chosen", { count: wishes.size })}
        </Button>
      </div>
      <fieldset
        className={`lg:border-t lg:border-line-soft lg:pt-5 ${open ? "" : "max-lg:hidden"}`}
      >
        <legend className="font-strong lg:float-start lg:w-full">
          {t("quotes.filter.heading")}
        </legend>
        <div className="clear-both grid pt-1 text-label">
          {wishesAmong(quotes).map(({ benefit, count }) => (
            <Checkbox
              key={benefit}
              checked={wishes.has(benefit)}
              onChange={() => toggle(benefit)}
              end={<span className="text-ink-muted">{formatNumber(count, language)}</span>}
            >
              {t(`quotes.benefits.${benefit}`)}
            </Checkbox>
          ))}
        </div>
      </fieldset>
    </div>
  );
}
