import { useCallback, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import * as paths from "../../../contract/page-paths.ts";
import type { PurchaseDraft } from "../../../domain/purchase/draft.ts";
import {
  missingForPrice,
  missingVehicleAnswers,
} from "../../../domain/purchase/missing-answers.ts";
import { hasOnlinePrices } from "../../../domain/purchase/send-kind.ts";
import type { Handle } from "../../shell/handle.ts";
import { useSite } from "../../i18n/use-site.ts";
import { DocumentTitle } from "../../ui/document-title.tsx";
import { Columns } from "../../ui/page.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import { EditingNotice } from "../editing/editing-notice.tsx";
import { StepRow } from "../steps/purchase-steps.tsx";
import { usePrefill } from "../contact/use-prefill.ts";
import { loadDraft } from "../draft/stored-draft.ts";
import { loadDocuments, type Documents } from "../documents/documents.ts";
import { fetchAllTexts } from "../later/fetch-all-texts.ts";
import { LaterIdentityFields } from "../vehicle-details/later-identity-fields.ts";
import { DetailsForm } from "./details-form.tsx";
import { RequestSummary } from "./request-summary.tsx";

await fetchAllTexts();

export const handle: Handle = { kind: "cached", area: "purchase" };

type Read = { draft: PurchaseDraft; documents: Documents } | { redirectTo: string };

/** Specification part 2, 2.4. */
export default function PersonalDetails() {
  const { t } = useTranslation("purchase");
  const { pathOf } = useSite();
  const navigate = useNavigate();
  const info = usePrefill();
  // Another tab's answers come up as a new form.
  const [{ read, reading }, setRead] = useState<{ read?: Read; reading: number }>({ reading: 0 });
  const [hasProblems, setHasProblems] = useState(false);

  const load = useCallback(
    () => readDevice().then((read) => setRead((last) => ({ read, reading: last.reading + 1 }))),
    [],
  );
  useEffect(() => void load(), [load]);

  const redirectTo = read && "redirectTo" in read ? pathOf(read.redirectTo) : undefined;
  useEffect(() => {
    if (redirectTo) void navigate(redirectTo, { replace: true });
  }, [redirectTo, navigate]);

  const title = t("personal.title");
  return (
    <div className="wrap pt-5 pb-16 lg:pt-8 lg:pb-24 flat:pt-3">
      <DocumentTitle
        title={hasProblems ? t("check.errorTitle", { title }) : title}
        description={t("personal.description")}
      />
      <header className="mb-5 lg:mb-8 flat:mb-3">
        <div className="flex min-h-target flex-wrap items-center justify-between gap-x-5 lg:mb-1">
          <h1 tabIndex={-1} className="text-title-sm lg:text-title">
            {title}
          </h1>
          <div className="slim-steps lg:w-120">
            <StepRow current="details" />
          </div>
        </div>
        <p className="max-w-form text-ink-muted lg:text-lg">{t("personal.lead")}</p>
      </header>
      <EditingNotice />
      {read && "draft" in read && info ? (
        <Columns side={<RequestSummary draft={read.draft} />}>
          <DetailsForm
            key={reading}
            {...read}
            info={info}
            onGone={() => void load()}
            onProblems={setHasProblems}
          />
        </Columns>
      ) : (
        <div role="status" className="grid min-h-svh place-items-start justify-center text-action">
          <Spinner className="mt-24 size-12" />
          <span className="sr-only">{t("personal.loading")}</span>
        </div>
      )}
    </div>
  );
}

/** `redirectTo` is the page for a draft that is missing, incomplete or has a price. */
async function readDevice(): Promise<Read> {
  const draft = loadDraft();
  // The menu's "Non-GCC car insurance" leads here, too.
  if (!draft) return { redirectTo: paths.insure({ carOrigin: "non_khaleegy" }) };
  if (missingForPrice(draft, new Date()).length > 0) return { redirectTo: paths.vehicleDetails };
  if (hasOnlinePrices(draft)) return { redirectTo: paths.quotes };
  // Asked in the form: a part that came after it would push down what is being read.
  const asksCar = missingVehicleAnswers(draft, new Date()).length > 0;
  const [documents] = await Promise.all([
    loadDocuments(),
    asksCar && LaterIdentityFields.fetchAhead(),
  ]);
  return { draft, documents };
}
