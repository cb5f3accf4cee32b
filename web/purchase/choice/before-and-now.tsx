import { useTranslation } from "react-i18next";
import { formatAmount } from "../../../domain/money.ts";
import { Price } from "../../ui/price.tsx";

type Props = { beforeFils: number; nowFils: number };

export function BeforeAndNow({ beforeFils, nowFils }: Props) {
  const { t } = useTranslation("purchase");

  return (
    <dl className="flex flex-wrap gap-x-6 gap-y-1">
      <div>
        <dt className="text-sm">{t("editing.prices.before")}</dt>
        <dd>
          <Price amount={formatAmount(beforeFils)} className="line-through" />
        </dd>
      </div>
      <div>
        <dt className="text-sm">{t("editing.prices.now")}</dt>
        <dd>
          <Price amount={formatAmount(nowFils)} className="font-strong" />
        </dd>
      </div>
    </dl>
  );
}
