import { useTranslation } from "react-i18next";
import type { Package } from "../../../contract/quotes.ts";
import { formatAmount } from "../../../domain/money.ts";
import type { PurchaseDraft } from "../../../domain/purchase/draft.ts";
import { formatNumber } from "../../i18n/formats.ts";
import { isolated } from "../../i18n/isolated.ts";
import { useSite } from "../../i18n/use-site.ts";
import { Icon } from "../../ui/icon.tsx";
import { Price } from "../../ui/price.tsx";
import { excessesAmong, isTicked, type Offered, offeredAmong, toggled } from "./quick-choices.ts";
import { valueOf } from "./sharpening.ts";
import type { Sharpening } from "./use-sharpening.ts";
import { useToday } from "./use-today.ts";

type Props = {
  draft: PurchaseDraft;
  choose: Sharpening["choose"];
  /** Quotes of the open tab. */
  quotes: readonly Package[];
};

/** What most people decide first, in one row: each choice moves all prices below it. */
export function QuickStrip({ draft, choose, quotes }: Props) {
  const { t } = useTranslation("purchase");
  const day = useToday();
  const excesses = excessesAmong(quotes);

  return (
    <div role="group" aria-label={t("quotes.quick.label")} className="contents">
      {excesses.length > 0 && <QuickExcess {...{ draft, choose, excesses }} />}
      {offeredAmong(quotes).map((offered) => (
        <label key={offered.choice} className="quick">
          <input
            type="checkbox"
            aria-label={t(`quotes.quick.${offered.choice}`)}
            checked={isTicked(draft, offered.choice, day)}
            onChange={() => choose(toggled(draft, offered.choice, day))}
          />
          <b>
            <span className="quick-tick">
              <Icon name="check" size={16} />
            </span>
            {t(`quotes.quick.${offered.choice}`)}
          </b>
          <small>
            <WhatItAdds {...offered} count={quotes.length} />
          </small>
        </label>
      ))}
    </div>
  );
}

function WhatItAdds({ included, fromFils, count }: Offered & { count: number }) {
  const { t } = useTranslation("purchase");
  const { language } = useSite();
  const amount = fromFils !== undefined && isolated(`+${formatAmount(fromFils)}`, language);

  if (included === count) return t("quotes.quick.inAll", { count });
  if (!amount) return t("quotes.quick.in", { count: included });
  return included === 0
    ? t("quotes.quick.from", { amount })
    : t("quotes.quick.inOrFrom", { count: included, amount });
}

type ExcessProps = Pick<Props, "draft" | "choose"> & {
  excesses: ReturnType<typeof excessesAmong>;
};

function QuickExcess({ draft, choose, excesses }: ExcessProps) {
  const { t } = useTranslation(["purchase", "prices/card"]);
  const { language } = useSite();
  const chosen = valueOf(draft, "excess", useToday());
  const lower = excesses.find(({ fromFils }) => fromFils > 0);
  const signed = (fils: number) =>
    isolated(`${fils < 0 ? "−" : "+"}${formatAmount(Math.abs(fils))}`, language);
  const aedOf = (aed: number) => isolated(`AED ${formatNumber(aed, language)}`, language);

  return (
    <label className="quick">
      <b>
        {t("prices/card:excess")}
        {typeof chosen === "number" && <Price amount={formatNumber(chosen, language)} />}
        <Icon name="down" size={16} />
      </b>
      <small>
        {lower
          ? t("quotes.quick.excessFrom", {
              aed: isolated(formatNumber(lower.aed, language), language),
              amount: signed(lower.fromFils),
            })
          : "\u00a0"}
      </small>
      <select
        aria-label={t("prices/card:excess")}
        value={chosen === undefined ? "" : String(chosen)}
        onChange={({ target }) => choose({ excess: target.value })}
      >
        <option value="">{t("quotes.quick.asOffered")}</option>
        {excesses.map(({ aed, fromFils }) => (
          <option key={aed} value={aed}>
            {fromFils === 0
              ? aedOf(aed)
              : t("quotes.quick.excessOption", { aed: aedOf(aed), amount: signed(fromFils) })}
          </option>
        ))}
      </select>
    </label>
  );
}
