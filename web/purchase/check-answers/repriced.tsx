import { useTranslation } from "react-i18next";
import * as paths from "../../../contract/page-paths.ts";
import { useSite } from "../../i18n/use-site.ts";
import { ledgerChanges } from "../../prices/ledger-changes.ts";
import { PriceChanges } from "../../prices/price-changes.tsx";
import { useReasons } from "../../prices/use-reasons.ts";
import { Banner } from "../../ui/banner.tsx";
import { TextLink } from "../../ui/link.tsx";
import { BeforeAndNow } from "../choice/before-and-now.tsx";
import type { ShownPrice } from "../draft/stored-choice.ts";

type Props = {
  before: ShownPrice;
  now: ShownPrice;
  /** Why the insurer declines the answers; undefined while it does not. */
  reasons: readonly string[] | undefined;
};

/** What the answers on this page have changed about the price. */
export function Repriced({ before, now, reasons }: Props) {
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

export function Declined({ reasons }: { reasons: readonly string[] }) {
  const { t } = useTranslation(["purchase", "problems"]);
  const { pathOf } = useSite();
  const reasonsOf = useReasons();
  const why = reasonsOf(reasons);

  return (
    <Banner
      live
      kind="error"
      title={t("problems:requests.declined")}
      actions={<TextLink to={pathOf(paths.quotes)}>{t("check.failed.otherQuote")}</TextLink>}
    >
      {why && t("check.declined.reason", { reason: why })}
    </Banner>
  );
}
