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
import type { Scope } from "../vehicle-details/form-problems.ts";
import { IdentityFields } from "../vehicle-details/identity-fields.tsx";
import type { Documents } from "./documents.ts";
import { useDocumentsForm } from "./use-documents-form.ts";

type Props = {
  draft: PurchaseDraft;
  documents: Documents;
  /** With "all" the step is a page of its own, whose heading says what it asks. */
  scope: Exclude<Scope, "price">;
  onLater?: () => void;
  onProblems: (has: boolean) => void;
  onComplete: () => Promise<void>;
};

/** What no price needed, before the answers are sent (ruling P21). */
export default function DocumentsStep({
  draft,
  documents,
  scope,
  onLater,
  onProblems,
  onComplete,
}: Props) {
  const { t } = useTranslation(["purchase", "shell"]);
  const form = useDocumentsForm({ draft, documents, scope, onComplete });
  // Fixed when the step opens: fields must not disappear while they are typed into.
  const [lacksIdentity] = useState(() => missingVehicleAnswers(draft, new Date()).length > 0);
  const asksIdentity = draft.type === "new" && scope !== "photos" && lacksIdentity;
  const asksEmiratesId = draft.type === "new" && scope === "all";
  const help = asksIdentity ? "helpWithCar" : asksEmiratesId ? "helpWithNumber" : "help";
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
        void form.submit();
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
        {scope !== "all" && (
          <h2 className="mb-2 text-title-sm">{t(`documents.heading.${scope}`)}</h2>
        )}
        <p className="mb-7 text-ink-muted">
          {t(scope === "car" ? "documents.helpForOffer" : `documents.${help}`)}
        </p>
        <div className="grid gap-7">
          {asksIdentity && <IdentityFields form={form} />}
          {scope !== "car" && (
            <DocumentFields
              form={form}
              emiratesId={asksEmiratesId && <EmiratesIdField form={form} />}
            />
          )}
        </div>
        <div className="mt-7 flex flex-wrap items-center gap-x-5 gap-y-3">
          <Button
            type="submit"
            iconAfter="arrow"
            busy={form.busyWith !== undefined}
            className="max-sm:w-full"
          >
            {t("documents.continue")}
          </Button>
          {onLater && (
            <Button variant="link" onClick={onLater}>
              {t("documents.later")}
            </Button>
          )}
        </div>
      </Card>
    </form>
  );
}
