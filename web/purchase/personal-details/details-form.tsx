import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import type { DocumentSlot } from "../../../domain/documents/documents.ts";
import type { PurchaseDraft } from "../../../domain/purchase/draft.ts";
import { Card } from "../../ui/card.tsx";
import { ErrorSummary } from "../../ui/error-summary.tsx";
import { SubmitButton } from "../../ui/submit-button.tsx";
import { TextInput } from "../../ui/text-input.tsx";
import { PhoneFields } from "../contact/phone-fields.tsx";
import type { UserInfo } from "../draft/user-info.ts";
import { useEditing } from "../draft/use-editing.ts";
import type { Documents } from "../documents/documents.ts";
import { LeadSending } from "../sending/lead-sending.tsx";
import { EmiratesIdField } from "../vehicle-details/emirates-id-field.tsx";
import { AskForPhotos } from "./ask-for-photos.tsx";
import { useDetails } from "./use-details.ts";
import { useDetailsForm } from "./use-details-form.ts";

type Props = {
  draft: PurchaseDraft;
  documents: Documents;
  missing: readonly DocumentSlot[];
  info: UserInfo;
  onTyped: (info: UserInfo) => void;
  onAddPhotos: () => void;
  onGone: () => void;
  onProblems: (has: boolean) => void;
};

export function DetailsForm(props: Props) {
  const { draft, documents, missing, onAddPhotos, onGone, onProblems } = props;
  const { t } = useTranslation(["purchase", "shell"]);
  const editing = useEditing();
  const { field, summary, submit, refuse, emiratesId, keep } = useDetailsForm(props);
  const details = useDetails({ draft, documents, missing, onGone, refuse });
  const [asked, setAsked] = useState<UserInfo>();

  const send = (info: UserInfo) =>
    details.send(info, emiratesId.emiratesId || documents.emiratesId);
  const isBusy = details.posting.state === "sending";
  const hasProblems = summary.problems.length > 0;
  useEffect(() => onProblems(hasProblems), [hasProblems, onProblems]);

  return (
    <Card>
      <form
        noValidate
        className="grid gap-6"
        onChange={keep}
        onSubmit={submit(async (info) => {
          if (isBusy) return;
          if (missing.length > 0) return setAsked(info);
          await send(info);
        })}
      >
        <h2 className="text-title-sm">{t("personal.heading")}</h2>
        <ErrorSummary heading={t("shell:errorSummary")} {...summary} />
        <TextInput {...field("username")} label={t("personal.name")} autoComplete="name" />
        <PhoneFields
          field={field}
          labels={{ countryCode: t("personal.countryCode"), phone: t("personal.phone") }}
        />
        <TextInput
          {...field("email")}
          ltr
          type="email"
          inputMode="email"
          autoComplete="email"
          label={t("personal.email")}
        />
        {emiratesId.isAsked && <EmiratesIdField form={emiratesId} />}
        <LeadSending {...details} draft={draft} />
        <SubmitButton busy={isBusy} className="sm:justify-self-start">
          {t(isBusy ? "personal.processing" : editing ? "editing.save" : "personal.submit")}
        </SubmitButton>
        <p className="text-sm text-ink-muted">{t("personal.next")}</p>
      </form>
      <AskForPhotos
        open={asked !== undefined}
        count={missing.length}
        onClose={() => setAsked(undefined)}
        onAdd={() => {
          setAsked(undefined);
          onAddPhotos();
        }}
        onWithout={() => {
          setAsked(undefined);
          if (asked) void send(asked);
        }}
      />
    </Card>
  );
}
