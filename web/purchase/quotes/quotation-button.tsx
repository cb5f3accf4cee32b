import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Package } from "../../../contract/quotes.ts";
import type { PurchaseDraft } from "../../../domain/purchase/draft.ts";
import { useSite } from "../../i18n/use-site.ts";
import { Button } from "../../ui/button.tsx";
import { downloadQuotation, type Download } from "./download-quotation.ts";

type Props = {
  quotes: readonly Package[];
  draft: PurchaseDraft;
  /** `short`: in the tray, which has no room for the words. */
  look: "full" | "short";
};

export function QuotationButton({ quotes, draft, look }: Props) {
  const { t } = useTranslation(["purchase/compare", "purchase", "problems"]);
  const { language } = useSite();
  const [download, setDownload] = useState<Download | "running">();
  const isShort = look === "short";

  const start = async () => {
    setDownload("running");
    const ids = quotes.map(({ _id }) => _id);
    setDownload(await downloadQuotation(ids, draft, language));
  };

  return (
    <>
      <Button
        size="small"
        variant={isShort ? "onCanopy" : "quiet"}
        icon="download"
        className={isShort ? "px-3" : undefined}
        busy={download === "running"}
        onClick={() => void start()}
      >
        <span className={isShort ? "sr-only" : undefined}>{t("pdf.download")}</span>
        {isShort && (
          <span aria-hidden="true" className="max-sm:hidden">
            PDF
          </span>
        )}
      </Button>
      <span
        role="status"
        className={
          download === undefined || download === "running" || download.state === "done"
            ? "sr-only"
            : "basis-full text-sm"
        }
      >
        {download !== undefined && download !== "running" && textOf(download)}
      </span>
    </>
  );

  function textOf(ended: Download) {
    if (ended.state === "done") return t("pdf.done");
    return ended.code ? t(`problems:${ended.code}`) : t("purchase:quotes.errors.unreachable");
  }
}
