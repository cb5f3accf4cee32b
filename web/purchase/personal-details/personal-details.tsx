import { useCallback, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import * as paths from "../../../contract/page-paths.ts";
import type { PurchaseDraft } from "../../../domain/purchase/draft.ts";
import { missingForPrice } from "../../../domain/purchase/missing-answers.ts";
import { hasOnlinePrices } from "../../../domain/purchase/send-kind.ts";
import type { Handle } from "../../shell/handle.ts";
import { useSite } from "../../i18n/use-site.ts";
import { DocumentTitle } from "../../ui/document-title.tsx";
import { Page } from "../../ui/page.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import { PurchaseSteps } from "../steps/purchase-steps.tsx";
import { usePrefill } from "../contact/use-prefill.ts";
import { loadDraft } from "../draft/stored-draft.ts";
import { loadDocuments, type Documents } from "../documents/documents.ts";
import { fetchAllTexts } from "../later/fetch-all-texts.ts";
import { DetailsOrPhotos } from "./details-or-photos.tsx";

await fetchAllTexts();

export const handle: Handle = { kind: "cached", area: "purchase" };

type Read = { draft: PurchaseDraft; documents: Documents } | { redirectTo: string };

/** Specification part 2, 2.4. */
export default function PersonalDetails() {
  const { t } = useTranslation("purchase");
  const { pathOf } = useSite();
  const navigate = useNavigate();
  const info = usePrefill();
  const [read, setRead] = useState<Read>();
  const [hasProblems, setHasProblems] = useState(false);

  const load = useCallback(() => readDevice().then(setRead), []);
  useEffect(() => void load(), [load]);

  const redirectTo = read && "redirectTo" in read ? pathOf(read.redirectTo) : undefined;
  useEffect(() => {
    if (redirectTo) void navigate(redirectTo, { replace: true });
  }, [redirectTo, navigate]);

  const title = t("personal.title");
  return (
    <>
      <DocumentTitle
        title={hasProblems ? t("check.errorTitle", { title }) : title}
        description={t("personal.description")}
      />
      <Page heading={title} lead={t("personal.lead")} above={<PurchaseSteps current="details" />}>
        {read && "draft" in read && info ? (
          <DetailsOrPhotos {...read} info={info} onChange={load} onProblems={setHasProblems} />
        ) : (
          <div role="status" className="grid min-h-100 place-items-center text-action">
            <Spinner className="size-12" />
            <span className="sr-only">{t("personal.loading")}</span>
          </div>
        )}
      </Page>
    </>
  );
}

/** `redirectTo` is the page for a draft that is missing, incomplete or has a price. */
async function readDevice(): Promise<Read> {
  const draft = loadDraft();
  // The menu's "Non-GCC car insurance" leads here, too.
  if (!draft) return { redirectTo: paths.insure({ carOrigin: "non_khaleegy" }) };
  if (missingForPrice(draft, new Date()).length > 0) return { redirectTo: paths.vehicleDetails };
  if (hasOnlinePrices(draft)) return { redirectTo: paths.quotes };
  return { draft, documents: await loadDocuments() };
}
