import { useTranslation } from "react-i18next";
import type { Package } from "../../../contract/quotes.ts";
import { formatAmount } from "../../../domain/money.ts";
import { useSite } from "../../i18n/use-site.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Price } from "../../ui/price.tsx";
import { InsurerLogo } from "../choice/insurer-logo.tsx";
import { comparedRows } from "./compared.ts";
import { CoverValueText } from "./cover-value.tsx";

type Props = {
  quotes: readonly Package[];
  onSelect: (quote: Package) => void;
  onClose: () => void;
};

/** The first column is sticky; phones show two quotes beside it. */
const named =
  "sticky start-0 z-10 w-24 min-w-24 bg-surface-raised py-3 pe-2 text-start align-top sm:w-56 sm:pe-3";
const cell =
  "min-w-28 snap-start border-s border-line px-2 py-3 text-start align-top sm:w-64 sm:min-w-48 sm:px-4";

export default function CompareDialog({ quotes, onSelect, onClose }: Props) {
  const { t } = useTranslation("purchase");
  const { language } = useSite();

  return (
    <Dialog
      open
      wide
      onClose={onClose}
      heading={t("quotes.compare.heading")}
      closeLabel={t("quotes.compare.close")}
    >
      <div
        role="region"
        aria-label={t("quotes.compare.heading")}
        tabIndex={0}
        className="relative snap-x scroll-ps-24 overflow-x-auto sm:scroll-ps-56"
      >
        <table className="w-full border-collapse text-sm sm:text-label">
          <thead>
            <tr className="border-b border-line">
              <th scope="col" className={`font-body ${named}`}>
                {t("quotes.compare.covered")}
              </th>
              {quotes.map((quote) => (
                <th key={quote._id} scope="col" className={`font-body ${cell}`}>
                  <InsurerLogo
                    src={quote.logo}
                    name={quote.insurerName[language]}
                    className="h-8"
                  />
                  <span className="mt-2 block font-strong">{quote.names[language]}</span>
                  <Price
                    amount={formatAmount(quote.priceFils)}
                    size="md"
                    className="mt-1.5 mb-2.5 block! font-display"
                  />
                  <Button size="small" variant="quiet" onClick={() => onSelect(quote)}>
                    {t("quotes.card.select")}
                    <span className="sr-only"> {quote.names[language]}</span>
                  </Button>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {comparedRows(quotes).map(({ benefit, values, differs }) => (
              <tr key={benefit} className="border-b border-line">
                <th scope="row" className={`font-body ${named}`}>
                  {t(`quotes.benefits.${benefit}`)}
                  {differs && (
                    <span className="block text-xs text-ink-muted">
                      {t("quotes.compare.differs")}
                    </span>
                  )}
                </th>
                {values.map((value, index) => (
                  <td
                    key={quotes[index]?._id}
                    className={`${cell} ${differs ? "bg-surface-leaf font-strong" : ""}`}
                  >
                    <CoverValueText benefit={benefit} value={value ?? { kind: "no" }} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Dialog>
  );
}
