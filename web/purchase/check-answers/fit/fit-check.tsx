import { useState } from "react";
import { useTranslation } from "react-i18next";
import { MAX_BANK_LENGTH } from "../../../../domain/purchase/fit-answers.ts";
import { fitFields } from "../../../../domain/purchase/fit-fields.ts";
import type { PurchaseDraft } from "../../../../domain/purchase/draft.ts";
import { Icon } from "../../../ui/icon.tsx";
import { Select } from "../../../ui/select.tsx";
import { TextInput } from "../../../ui/text-input.tsx";
import type { StoredChoice } from "../../draft/stored-choice.ts";
import { MisfitNotes } from "./misfit-notes.tsx";

type Props = {
  /** Spread on the control of a field. */
  fieldOf: (field: (typeof fitFields)[number]) => object;
  draft: PurchaseDraft;
  choice: StoredChoice;
  startDate: string;
};

/** Optional, and never a reason not to send. */
export default function FitCheck({ fieldOf, ...shown }: Props) {
  const { t } = useTranslation("purchase/fit");
  const [wasAnswered] = useState(() => fitFields.some((field) => shown.draft[field] !== ""));
  const words = (field: (typeof fitFields)[number]) => ({
    ...fieldOf(field),
    label: t(field),
    hint: t(`hints.${field}`),
    autoComplete: "off",
  });
  const yesOrNo = {
    placeholder: t("open"),
    options: [
      { value: "true", label: t("yes") },
      { value: "false", label: t("no") },
    ],
  };

  return (
    <>
      <details open={wasAnswered} className="group">
        <summary className="flex min-h-target list-none items-center gap-3 text-label [&::-webkit-details-marker]:hidden">
          <h3 className="grow text-label leading-snug font-strong tracking-normal">
            {t("heading")}
          </h3>
          <span className="text-sm text-ink-muted">{t("optional")}</span>
          <Icon name="down" size={20} className="group-open:rotate-180" />
        </summary>
        <p className="max-w-reading text-sm text-ink-muted">{t("help")}</p>
        <div className="mt-3 mb-4 grid gap-x-6 gap-y-4 sm:grid-cols-2">
          <TextInput {...words("bank")} dir="auto" maxLength={MAX_BANK_LENGTH} />
          <TextInput {...words("registrationEnds")} type="date" />
          <Select {...words("drivingToOman")} {...yesOrNo} />
          <Select {...words("driverUnder25")} {...yesOrNo} />
        </div>
      </details>
      <MisfitNotes {...shown} />
    </>
  );
}
