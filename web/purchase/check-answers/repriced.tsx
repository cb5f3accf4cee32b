import { useTranslation } from "react-i18next";
import { ledgerChanges } from "../../prices/ledger-changes.ts";
import { PriceChanges } from "../../prices/price-changes.tsx";
import { Banner } from "../../ui/banner.tsx";
import { BeforeAndNow } from "../choice/before-and-now.tsx";
import type { ShownPrice } from "../draft/stored-choice.ts";
import { Declined } from "./declined.tsx";

type Props = {
  before: ShownPrice;
  now: ShownPrice;
  /** Why the insurer declines the answers; undefined while it does not. */
  reasons: readonly string[] | undefined;
};

/** What the answers on this page have changed about the price. */
export default function Repriced({ before, now, reasons }: Props) {
  const { t } = useTranslation("purchase");
  if (reasons) return <Declined reasons={reasons} />;
  if (before.priceFils === now.priceFils) return null;

  return (
    <Banner live kind="info" title={t("check.priceChanged.heading")}>
      <BeforeAndNow beforeFils={before.priceFils} nowFils={now.priceFils} />
      {before.ledger.length > 0 && (
        <PriceChanges changes={ledgerChanges(before.ledger, now.ledger)} />
      )}
    </Banner>
  );
}
