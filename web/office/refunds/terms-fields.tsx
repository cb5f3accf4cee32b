import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { formatAmount, type Fils } from "../../../domain/money.ts";
import {
  type RefundReason,
  type RefundWay,
  refundWays,
  staffRefundReasons,
} from "../../../domain/refunds/refund-terms.ts";
import { formatList } from "../../i18n/formats.ts";
import { isolated } from "../../i18n/isolated.ts";
import { Select } from "../../ui/select.tsx";
import { TextArea, TextInput } from "../../ui/text-input.tsx";
import { firstFocus } from "../kit/first-focus.ts";
import { useLanguage } from "../kit/use-language.ts";
import { type TermsField, type TermsValues, wayOf } from "./refund-terms-values.ts";

type Props = {
  values: TermsValues;
  onChange: (changed: Partial<TermsValues>) => void;
  /** Fields to mark, once it was tried to send them. */
  wrong: readonly TermsField[];
  mostFils: Fils;
  ways: readonly RefundWay[];
  insurer: string;
  /** What it has now: a reason that the system gave stays. */
  given?: RefundReason;
  /** Above the amount. */
  children?: ReactNode;
};

export function TermsFields({
  values,
  onChange,
  wrong,
  mostFils,
  ways,
  insurer,
  given,
  children,
}: Props) {
  const { t } = useTranslation("office");
  const { language } = useLanguage();
  const most = { amount: isolated(`AED ${formatAmount(mostFils)}`, language) };
  const error = (field: TermsField, words: string) => (wrong.includes(field) ? words : undefined);
  const isOfStaff = given === undefined || staffRefundReasons.some((one) => one === given);
  const reasons = isOfStaff ? staffRefundReasons : [given];

  return (
    <>
      {children}
      <TextInput
        ref={children ? null : firstFocus}
        ltr
        label={t("refunds.fields.amount")}
        hint={t("refunds.fields.amountHint", most)}
        error={error("amount", t("refunds.fields.amountWrong", most))}
        name="amount"
        inputMode="decimal"
        autoComplete="off"
        maxLength={40}
        value={values.amount}
        onChange={({ target }) => onChange({ amount: target.value })}
      />
      <Select
        label={t("refunds.fields.way")}
        hint={t("refunds.fields.wayHint", {
          insurer,
          ways: formatList(
            ways.map((way) => t(`refunds.ways.${way}`)),
            language,
          ),
        })}
        name="way"
        options={refundWays.map((value) => ({
          value,
          label: t(`refunds.ways.${value}`),
          disabled: !ways.includes(value),
        }))}
        value={values.way}
        onChange={({ target }) => onChange({ way: wayOf(target.value) })}
      />
      <Select
        label={t("refunds.fields.reason")}
        error={error("reason", t("refunds.fields.reasonMissing"))}
        name="reason"
        placeholder={t("refunds.fields.choose")}
        options={reasons.map((value) => ({ value, label: t(`refunds.reasons.${value}`) }))}
        value={values.reason}
        onChange={({ target }) => onChange({ reason: target.value })}
      />
      <TextArea
        label={t("refunds.fields.note")}
        hint={t("refunds.fields.noteHint")}
        error={error("note", t("refunds.fields.noteMissing"))}
        name="note"
        rows={3}
        dir="auto"
        maxLength={500}
        value={values.note}
        onChange={({ target }) => onChange({ note: target.value })}
      />
    </>
  );
}
