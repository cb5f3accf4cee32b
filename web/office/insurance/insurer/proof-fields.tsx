import { useTranslation } from "react-i18next";
import { refundProofs, staffRefundReasons } from "../../../../domain/refunds/refund-terms.ts";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { FieldGroup } from "../../../ui/field.tsx";
import type { InsurerValues } from "./insurer-values.ts";

type Proofs = InsurerValues["proofs"];

type Props = { proofs: Proofs; onChange: (proofs: Proofs) => void };

/** Folded: seldom changed. */
export function ProofFields({ proofs, onChange }: Props) {
  const { t } = useTranslation("office");

  return (
    <details className="rounded-field border border-line px-4">
      <summary className="flex min-h-target cursor-pointer items-center justify-between text-label font-strong">
        {t("insurance.insurer.form.proofs")}
        <Icon name="down" size={20} className="in-open:rotate-180" />
      </summary>
      <div className="grid gap-x-6 gap-y-4 py-3 sm:grid-cols-2 lg:grid-cols-3">
        {staffRefundReasons.map((reason) => {
          const wanted = proofs[reason] ?? [];
          return (
            <FieldGroup key={reason} id={`proofs-${reason}`} label={t(`refunds.reasons.${reason}`)}>
              <div>
                {refundProofs.map((proof) => (
                  <Checkbox
                    key={proof}
                    name={`${reason}-${proof}`}
                    checked={wanted.includes(proof)}
                    onChange={({ target }) =>
                      onChange({
                        ...proofs,
                        [reason]: refundProofs.filter((one) =>
                          one === proof ? target.checked : wanted.includes(one),
                        ),
                      })
                    }
                  >
                    {t(`refunds.proofs.${proof}`)}
                  </Checkbox>
                ))}
              </div>
            </FieldGroup>
          );
        })}
      </div>
    </details>
  );
}
