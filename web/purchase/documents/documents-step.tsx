import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import type { PurchaseDraft } from "../../../domain/purchase/draft.ts";
import { missingVehicleAnswers } from "../../../domain/purchase/missing-answers.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { ErrorSummary } from "../../ui/error-summary.tsx";
import { DocumentFields } from "../vehicle-details/document-fields.tsx";
import { EmiratesIdField } from "../vehicle-details/emirates-id-field.tsx";
import { LaterIdentityFields } from "../vehicle-details/later-identity-fields.ts";
import type { Documents } from "./documents.ts";
import { useDocumentsForm } from "./use-documents-form.ts";

type Props = {
  draft: PurchaseDraft;
  documents: Documents;
  onProblems: (has: boolean) => void;
  onComplete: () => Promise<void>;
};

/** What no price needed, before the answers are sent (ruling P21). */
export default function DocumentsStep({ draft, documents, onProblems, onComplete }: Props) {
  const { t } = useTranslation(["purchase", "shell"]);
  const form = useDocumentsForm({ draft, documents });
  // Fixed when the step opens: fields must not disappear while they are typed into.
  const [lacksIdentity] = useState(() => missingVehicleAnswers(draft, new Date()).length > 0);
  const isNew = draft.type === "new";
  const asksIdentity = isNew && lacksIdentity;
  const help = asksIdentity ? "helpWithCar" : isNew ? "helpWithNumber" : "help";
  const hasProblems = form.summary.problems.length > 0;

  useEffect(() => {
    onProblems(hasProblems);
    return () => onProblems(false);
  }, [hasProblems, onProblems]);

  return (
    <form
      noValidate
      className="grid max-w-form gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        void form.submit("all", onComplete);
      }}
    >
      <ErrorSummary
        heading={t(form.summary.isIncomplete ? "vehicle.problems.required" : "shell:errorSummary")}
        {...form.summary}
      />
      {form.outcome === "failed" && (
        <Banner kind="error" live>
          {t("vehicle.problems.general")}
        </Banner>
      )}
      <Card>
        <p className="mb-7 text-ink-muted">{t(`documents.${help}`)}</p>
        <div className="grid gap-7">
          {asksIdentity && <LaterIdentityFields form={form} />}
          <DocumentFields form={form} emiratesId={isNew && <EmiratesIdField form={form} />} />
        </div>
        <Button
          type="submit"
          iconAfter="arrow"
          busy={form.busyWith !== undefined}
          className="mt-7 max-sm:w-full"
        >
          {t("documents.continue")}
        </Button>
      </Card>
    </form>
  );
}
