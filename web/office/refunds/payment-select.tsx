import { useTranslation } from "react-i18next";
import type { PaidCharge } from "../../../contract/office/refunds/part.ts";
import { formatAmount } from "../../../domain/money.ts";
import { isolated } from "../../i18n/isolated.ts";
import { Select } from "../../ui/select.tsx";
import { firstFocus } from "../kit/first-focus.ts";
import { useLanguage } from "../kit/use-language.ts";

type Props = {
  charges: readonly PaidCharge[];
  value: string;
  onChoose: (attempt: string) => void;
};

/** Which of several payments. */
export function PaymentSelect({ charges, value, onChoose }: Props) {
  const { t } = useTranslation("office");
  const { language } = useLanguage();

  return (
    <Select
      ref={firstFocus}
      label={t("refunds.fields.payment")}
      name="attempt"
      options={charges.map(({ attempt, kind, applied, leftFils }) => ({
        value: attempt,
        label: t(applied ? "refunds.panel.left" : "refunds.panel.unapplied", {
          kind: t(`refunds.charges.${kind}`),
          amount: isolated(`AED ${formatAmount(leftFils)}`, language),
        }),
      }))}
      value={value}
      onChange={({ target }) => onChoose(target.value)}
    />
  );
}
