import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import type { PurchaseDraft } from "../../../domain/purchase/draft.ts";
import { comesLater } from "../../shell/comes-later.tsx";
import { Banner } from "../../ui/banner.tsx";
import { Card } from "../../ui/card.tsx";
import { ErrorSummary } from "../../ui/error-summary.tsx";
import { SubmitButton } from "../../ui/submit-button.tsx";
import { TextInput } from "../../ui/text-input.tsx";
import { PhoneFields } from "../contact/phone-fields.tsx";
import type { UserInfo } from "../draft/user-info.ts";
import { useEditing } from "../draft/use-editing.ts";
import type { Documents } from "../documents/documents.ts";
import { EmiratesIdField } from "../vehicle-details/emirates-id-field.tsx";
import { LaterIdentityFields } from "../vehicle-details/later-identity-fields.ts";
import { fetchPhotoFields, PhotoChoice } from "./photo-choice.tsx";
import { useDetails } from "./use-details.ts";
import { useDetailsForm } from "./use-details-form.ts";

const LeadSending = comesLater(() => import("../sending/lead-sending.tsx"), null);

/** What is opened and said later is there before it is needed, also where the network then fails. */
function fetchAhead() {
  fetchPhotoFields();
  void LeadSending.fetchAhead();
}

type Props = {
  draft: PurchaseDraft;
  documents: Documents;
  info: UserInfo;
  onGone: () => void;
  onProblems: (has: boolean) => void;
};

export function DetailsForm(props: Props) {
  const { documents, onGone, onProblems } = props;
  const { t } = useTranslation(["purchase", "shell"]);
  const editing = useEditing();
  const { field, summary, submit, refuse, keep, answers, photos, ...asks } = useDetailsForm(props);
  const { draft } = answers;
  const details = useDetails({ draft, onGone, refuse });

  const isBusy = details.posting.state === "sending" || answers.busyWith !== undefined;
  const hasProblems = summary.problems.length > 0;
  useEffect(() => onProblems(hasProblems), [hasProblems, onProblems]);

  return (
    <Card>
      <form
        noValidate
        className="grid items-start gap-x-5 gap-y-6 sm:grid-cols-2 flat:gap-y-4"
        onFocus={fetchAhead}
        onChange={keep}
        onSubmit={submit(async (info) => {
          fetchAhead();
          if (!isBusy) await details.send(info, photos.choice);
        })}
      >
        <h2 className="col-span-full text-title-sm flat:sr-only">{t("personal.heading")}</h2>
        <div className="col-span-full empty:hidden">
          <ErrorSummary heading={t("shell:errorSummary")} {...summary} />
        </div>
        <TextInput
          {...field("username")}
          label={t("personal.name")}
          autoComplete="name"
          fieldClassName="col-span-full"
        />
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
        {asks.asksEmiratesId && (
          <div className="col-span-full">
            <EmiratesIdField form={answers} />
          </div>
        )}
        {asks.asksCar && (
          <section className="col-span-full grid gap-6 border-t border-line pt-6">
            <div>
              <h2 className="text-title-sm">{t("personal.car")}</h2>
              <p className="mt-1 text-ink-muted">{t("personal.carHelp")}</p>
            </div>
            <LaterIdentityFields form={answers} />
          </section>
        )}
        <div className="col-span-full grid gap-6 border-t border-line pt-6">
          <PhotoChoice {...{ photos, documents }} form={answers} missing={asks.missingPhotos} />
          {answers.outcome === "failed" && (
            <Banner kind="error" live>
              {t("vehicle.problems.general")}
            </Banner>
          )}
          {(details.posting.state !== "idle" || details.refusal) && (
            <LeadSending {...details} draft={draft} />
          )}
          <SubmitButton busy={isBusy} className="sm:justify-self-start">
            {t(isBusy ? "personal.processing" : editing ? "editing.save" : "personal.submit")}
          </SubmitButton>
          <p className="text-sm text-ink-muted">{t("personal.next")}</p>
        </div>
      </form>
    </Card>
  );
}
