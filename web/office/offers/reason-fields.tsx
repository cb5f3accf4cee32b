import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { DeskRequest } from "../../../contract/office/desk/requests.ts";
import {
  needsReason,
  needsReference,
  type PriceDoubt,
} from "../../../domain/offers/compare-price.ts";
import { TextInput } from "../../ui/text-input.tsx";
import { CustomerText, useGapWords } from "../desk/insert-text/customer-text.tsx";
import type { OwnFacts } from "../desk/insert-text/known-values.ts";
import type { Missing } from "./missing.ts";
import type { OfferValues } from "./offer-values.ts";

type Props = {
  request: DeskRequest;
  /** What a kept text may say of this offer. */
  facts: OwnFacts;
  values: OfferValues;
  doubts: readonly PriceDoubt[];
  problemOf: (one: Missing) => string | false;
  onChange: (change: Partial<OfferValues>) => void;
};

/** Why it is so: for whoever looks at the price, and for the customer. */
export function ReasonFields({ request, facts, values, doubts, problemOf, onChange }: Props) {
  const { t } = useTranslation("office");
  const gapWords = useGapWords();
  const isReferenceNeeded = needsReference(doubts);
  const isReasonNeeded = needsReason(doubts);

  return (
    <div className="grid content-start gap-4">
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextInput
          ltr
          label={t("offers.form.reference")}
          hint={
            isReferenceNeeded ? (
              <Needed>{t("offers.form.needed")}</Needed>
            ) : (
              t("offers.form.referenceHint")
            )
          }
          error={problemOf("insurerRef")}
          aria-required={isReferenceNeeded}
          name="insurerRef"
          maxLength={80}
          autoComplete="off"
          value={values.insurerRef}
          onChange={({ target }) => onChange({ insurerRef: target.value })}
        />
        <TextInput
          label={t("offers.form.reason")}
          hint={
            isReasonNeeded ? (
              <Needed>{t("offers.form.reasonNeeded")}</Needed>
            ) : (
              t("offers.form.reasonHint")
            )
          }
          error={problemOf("priceReason")}
          aria-required={isReasonNeeded}
          name="priceReason"
          dir="auto"
          maxLength={1_000}
          autoComplete="off"
          value={values.priceReason}
          onChange={({ target }) => onChange({ priceReason: target.value })}
        />
      </div>
      <CustomerText
        place="offer"
        customer={request}
        request={request}
        facts={facts}
        label={t("offers.form.why")}
        hint={t("offers.form.whyHint")}
        error={problemOf("why") || (problemOf("whyGaps") && gapWords(values.why))}
        name="why"
        rows={3}
        value={values.why}
        onChange={(why) => onChange({ why })}
      />
    </div>
  );
}

function Needed({ children }: { children: ReactNode }) {
  return <span className="font-medium text-warning-ink">{children}</span>;
}
