import { useId } from "react";
import { useTranslation } from "react-i18next";
import type { Package } from "../../../contract/quotes.ts";
import type { PurchaseDraft } from "../../../domain/purchase/draft.ts";
import { formatAmount } from "../../../domain/money.ts";
import { useSite } from "../../i18n/use-site.ts";
import { shownRow, useComparedGroups } from "../../prices/compare/compared-groups.tsx";
import { ComparedPlans } from "../../prices/compare/compared-plans.tsx";
import { InsurerLogo } from "../../prices/insurer-logo.tsx";
import { WhatIf } from "../../prices/what-if/what-if.tsx";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Price } from "../../ui/price.tsx";
import { comparedAddOns } from "./compared-add-ons.ts";
import { ComparedAddOnText } from "./compared-add-on-text.tsx";
import { QuotationButton } from "./quotation-button.tsx";
import { riskOfStoredDraft } from "./risk-of-stored-draft.ts";

type Props = {
  open: boolean;
  quotes: readonly Package[];
  draft: PurchaseDraft | undefined;
  onSelect: (quote: Package) => void;
  onClose: () => void;
};

export function CompareDialog({ open, quotes, draft, onSelect, onClose }: Props) {
  const { t } = useTranslation(["purchase/compare", "prices/cover"]);

  return (
    <Dialog
      wide
      open={open}
      onClose={onClose}
      heading={t("table.heading")}
      closeLabel={t("prices/cover:table.close")}
    >
      <div className="flex flex-wrap items-center gap-x-5 pb-2">
        <WhatIf plans={quotes} riskOf={riskOfStoredDraft} />
        {draft && <QuotationButton {...{ quotes, draft }} look="full" />}
      </div>
      <Compared {...{ quotes, onSelect }} />
    </Dialog>
  );
}

/** The price stands in the header, which stays in sight. */
function Compared({ quotes, onSelect }: Pick<Props, "quotes" | "onSelect">) {
  const { t } = useTranslation(["purchase/compare", "prices/cover"]);
  const { language } = useSite();
  const id = useId();
  const { terms, cover, quality } = useComparedGroups(quotes);
  const addOns = comparedAddOns(quotes).map((row) =>
    shownRow(`addOn-${row.of}`, t(`prices/cover:benefits.${row.of}`), row, (value) => (
      <ComparedAddOnText value={value} />
    )),
  );

  return (
    <ComparedPlans
      id={id}
      isSticky
      heading="h3"
      groups={[
        { key: "cover", rows: [...terms, ...cover] },
        { key: "addOns", heading: t("table.addOns"), rows: addOns },
        quality,
      ]}
      heads={quotes.map((quote) => ({
        key: quote._id,
        name: quote.names[language],
        content: <Head quote={quote} onSelect={() => onSelect(quote)} />,
      }))}
    />
  );
}

function Head({ quote, onSelect }: { quote: Package; onSelect: () => void }) {
  const { t } = useTranslation("purchase");
  const { language } = useSite();

  return (
    <>
      <InsurerLogo
        src={quote.logo}
        name={quote.insurerName[language]}
        className="mb-1.5 h-6 max-w-full sm:h-8"
      />
      <span className="block leading-snug">{quote.names[language]}</span>
      <span className="mb-1 block sm:mb-2">
        <Price amount={formatAmount(quote.priceFils)} className="font-display lg:text-title-sm" />
      </span>
      <Button size="small" variant="quiet" className="max-sm:px-3.5" onClick={onSelect}>
        {t("quotes.card.select")}
        <span className="sr-only"> {quote.names[language]}</span>
      </Button>
    </>
  );
}
