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
  /** `icon`: in the tray, where only a wide screen has room for the words. */
  look: "link" | "icon";
};

export function QuotationButton({ quotes, draft, look }: Props) {
  const { t } = useTranslation(["purchase/compare", "purchase", "problems"]);
  const { language } = useSite();
  const [download, setDownload] = useState<Download | "running">();
  const isIcon = look === "icon";

  const start = async () => {
    setDownload("running");
    const ids = quotes.map(({ _id }) => _id);
    setDownload(await downloadQuotation(ids, draft, language));
  };

  return (
    <>
      <Button
        size="small"
        variant={isIcon ? "onCanopy" : "link"}
        icon="download"
        className={isIcon ? "max-lg:px-3" : "min-h-target"}
        busy={download === "running"}
        onClick={() => void start()}
      >
        <span className={isIcon ? "max-lg:sr-only" : undefined}>{t("pdf.download")}</span>
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
