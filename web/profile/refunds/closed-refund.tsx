import { useTranslation } from "react-i18next";
import type { OwnRefund } from "../../../contract/refund.ts";
import { formatAmount } from "../../../domain/money.ts";
import { formatDate } from "../../i18n/formats.ts";
import { isolated } from "../../i18n/isolated.ts";
import { useSite } from "../../i18n/use-site.ts";
import { Card } from "../../ui/card.tsx";
import { Price } from "../../ui/price.tsx";
import { AskUs } from "./ask-us.tsx";

type Props = {
  refund: OwnRefund & { state: "refused" | "withdrawn" | "void" };
  /** A newer refund of the request is open or was paid. */
  isReplaced: boolean;
};

/** A refund that ended without payment: said once, quietly. */
export function ClosedRefund({ refund, isReplaced }: Props) {
  const { t } = useTranslation("profile/refunds");
  const { language } = useSite();
  const { state, amountFils, endedAt } = refund;
  const amount = formatAmount(amountFils);
  const date = endedAt === null ? "" : formatDate(endedAt, language);

  if (isReplaced)
    return (
      <p className="px-card text-sm text-ink-muted">
        {t(`earlier.${state}`, { amount: isolated(`AED ${amount}`, language), date })}
      </p>
    );

  return (
    <Card className="text-label text-ink-muted">
      <header className="flex flex-wrap items-baseline justify-between gap-x-5 gap-y-1">
        <h2 className="text-title-sm text-ink">{t("ended")}</h2>
        <Price amount={amount} />
      </header>
      <p className="mt-1.5 max-w-reading">
        {t(`closed.${state}`, { date })} {t("askWhy")}
      </p>
      <div className="mt-4 text-sm">
        <AskUs />
      </div>
    </Card>
  );
}
