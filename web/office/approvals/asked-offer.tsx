import { useTranslation } from "react-i18next";
import type { ReactNode } from "react";
import type { ApprovalShown } from "../../../contract/office/approvals/routes.ts";
import { formatAmount } from "../../../domain/money.ts";
import { doubtsAbout } from "../../../domain/offers/compare-price.ts";
import { formatDay, formatList, formatNumber } from "../../i18n/formats.ts";
import { LedgerLines } from "../../prices/ledger-lines.tsx";
import { Card } from "../../ui/card.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Ltr } from "../../ui/ltr.tsx";
import { Price } from "../../ui/price.tsx";
import { Panel } from "../kit/panel.tsx";
import { useLanguage } from "../kit/use-language.ts";
import { formatShare } from "./format-share.ts";
import { PriceRuler } from "./price-ruler.tsx";

type Offer = NonNullable<ApprovalShown["offer"]>;

/** An offer as it would go out, beside our price for the same terms (ruling P25). */
export function AskedOffer({ offer }: { offer: Offer }) {
  const { t } = useTranslation("office");
  const { language } = useLanguage();
  const { priceFils, sumInsuredAed, comparison, ledger } = offer;
  const { ourFils } = comparison;

  return (
    <>
      <Panel
        heading={t("approvals.price.heading")}
        beside={<span className="text-sm text-ink-muted">{t("approvals.price.same")}</span>}
      >
        <PriceRuler priceFils={priceFils} comparison={comparison} />
        <ul className="mt-4 grid gap-1 text-sm">
          {doubtsAbout(priceFils, sumInsuredAed, comparison).map((doubt) => (
            <li key={doubt} className="flex items-center gap-2">
              <Icon name="alert" size={16} className="shrink-0 text-warning-ink" />
              {t(`approvals.doubts.${doubt}`)}
            </li>
          ))}
        </ul>
      </Panel>
      <Terms offer={offer} language={language} />
      {ourFils !== null && ledger.length > 0 && (
        <Panel heading={t("approvals.ledger.heading")}>
          <LedgerLines
            lines={ledger}
            priceFils={ourFils}
            insurer={offer.insurerName[language]}
            sum={t("approvals.ledger.sum")}
          />
        </Panel>
      )}
    </>
  );
}

function Terms({ offer, language }: { offer: Offer; language: "en" | "ar" }) {
  const { t } = useTranslation("office");
  const { t: priceText } = useTranslation("prices");
  const { comparison, addOns } = offer;
  const { ourFils, statedAed } = comparison;
  const aed = (value: number | null) =>
    value === null ? null : <Price amount={formatNumber(value, language)} />;
  const extras = addOns?.map((code) => priceText(`addOns.${code}`)) ?? [];

  return (
    <Card flush>
      <h3 className="sr-only">{t("approvals.terms.heading")}</h3>
      <table className="w-full text-start text-sm">
        <thead>
          <tr className="text-ink-muted">
            <th scope="col" className="w-1/4 px-5 py-3 text-start font-medium">
              {t("approvals.terms.term")}
            </th>
            <th scope="col" className="px-3 py-3 text-start font-medium">
              {t("approvals.terms.offer")}
            </th>
            <th scope="col" className="px-5 py-3 text-start font-medium max-sm:hidden">
              {t("approvals.terms.beside")}
            </th>
          </tr>
        </thead>
        <tbody>
          <Row
            isHot
            name={t("approvals.terms.price")}
            value={<Price amount={formatAmount(offer.priceFils)} className="font-strong" />}
            beside={
              ourFils !== null && (
                <span className="flex flex-wrap gap-x-3">
                  <Price amount={formatAmount(ourFils)} />
                  <Ltr className="font-strong text-danger-ink">
                    {formatShare(offer.priceFils, ourFils)}
                  </Ltr>
                </span>
              )
            }
          />
          {offer.coverType === "comprehensive" && (
            <>
              <Row name={t("approvals.terms.excess")} value={aed(offer.excessAed)} />
              <Row
                name={t("approvals.terms.repair")}
                value={offer.repair && priceText(`values.${offer.repair}`)}
              />
              <Row
                name={t("approvals.terms.sumInsured")}
                value={aed(offer.sumInsuredAed)}
                beside={
                  statedAed !== null &&
                  t("approvals.terms.stated", { value: formatNumber(statedAed, language) })
                }
              />
            </>
          )}
          <Row
            name={t("approvals.terms.addOns")}
            value={extras.length > 0 && formatList(extras, language)}
          />
          <Row
            name={t("approvals.terms.start")}
            value={offer.startDate && formatDay(offer.startDate, language)}
            beside={t("approvals.terms.months")}
          />
          <Row
            name={t("approvals.terms.reference")}
            value={offer.insurerRef && <Ltr>{offer.insurerRef}</Ltr>}
          />
          <Row
            name={t("approvals.terms.priceReason")}
            value={offer.priceReason && <bdi>{offer.priceReason}</bdi>}
          />
          <Row name={t("approvals.terms.why")} value={<bdi>{offer.why}</bdi>} />
          <Row
            name={t("approvals.terms.validUntil")}
            value={formatDay(offer.validUntil, language)}
          />
        </tbody>
      </table>
    </Card>
  );
}

type RowProps = { name: string; value: ReactNode; beside?: ReactNode; isHot?: boolean };

function Row({ name, value, beside, isHot = false }: RowProps) {
  const { t } = useTranslation("office");

  return (
    <tr className={`border-t border-line ${isHot ? "bg-warning-soft" : ""}`}>
      <th scope="row" className="px-5 py-2.5 text-start align-top font-medium">
        {name}
      </th>
      <td className="px-3 py-2.5 align-top wrap-anywhere">
        {value || <span className="text-ink-muted">{t("approvals.terms.none")}</span>}
        {beside && <div className="text-ink-muted sm:hidden">{beside}</div>}
      </td>
      <td className="px-5 py-2.5 align-top text-ink-muted max-sm:hidden">{beside}</td>
    </tr>
  );
}
