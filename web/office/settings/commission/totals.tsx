import { useTranslation } from "react-i18next";
import { formatAmount } from "../../../../domain/money.ts";
import { Price } from "../../../ui/price.tsx";

type Props = {
  total: { expectedFils: number; receivedFils: number; differenceFils: number };
  open: number;
};

export function Totals({ total, open }: Props) {
  const { t } = useTranslation("office");
  const sums = [
    ["expected", total.expectedFils],
    ["received", total.receivedFils],
    ["difference", total.differenceFils],
  ] as const;

  return (
    <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8rem),1fr))] gap-3">
      {sums.map(([name, fils]) => (
        <div key={name} className="grid gap-2 rounded-card bg-surface-raised p-4 shadow-1">
          <dt className="text-sm text-ink-muted">{t(`settings.commission.sums.${name}`)}</dt>
          <dd>
            <Price amount={formatAmount(fils)} className="font-strong" />
          </dd>
        </div>
      ))}
      <div className="grid gap-2 rounded-card bg-surface-raised p-4 shadow-1">
        <dt className="text-sm text-ink-muted">{t("settings.commission.sums.open")}</dt>
        <dd className="font-strong">{open}</dd>
      </div>
    </dl>
  );
}
