import { useTranslation } from "react-i18next";
import type { Package } from "../../../contract/quotes.ts";
import { formatNumber } from "../../i18n/formats.ts";
import { useSite } from "../../i18n/use-site.ts";
import { Checkbox } from "../../ui/checkbox.tsx";
import { Select } from "../../ui/select.tsx";
import { type Filter, type Wish, wishesAmong } from "./narrow-quotes.ts";

type Props = {
  quotes: readonly Package[];
  filter: Filter;
  onFilter: (filter: Filter) => void;
};

export default function FilterFields({ quotes, filter, onFilter }: Props) {
  const { t } = useTranslation("purchase");
  const { language } = useSite();
  const insurers = new Map(quotes.map(({ insurer, insurerName }) => [insurer, insurerName]));
  const toggle = (wish: Wish) => {
    const wishes = new Set(filter.wishes);
    if (!wishes.delete(wish)) wishes.add(wish);
    onFilter({ ...filter, wishes });
  };

  return (
    <>
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
    </>
  );
}
