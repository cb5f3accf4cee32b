import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { viewDraftDocument } from "../../../../contract/office/insurance/drafts.ts";
import type { PlanDocument } from "../../../../domain/insurance/plan-documents.ts";
import { fileSize } from "../../../i18n/file-size.ts";
import { planPaperAddress } from "../../../prices/papers/plan-paper-address.ts";

type Props = {
  document: PlanDocument;
  /** The draft that names it, while customers cannot read it yet. */
  draft?: string;
  className?: string;
  /** Says which one it is, for who does not see where it stands. */
  children?: ReactNode;
};

export function PaperLink({ document, draft, className = "", children }: Props) {
  const { t } = useTranslation("office");
  const { digest, bytes, language } = document;
  const { unit, size } = fileSize(bytes);
  const href =
    draft === undefined
      ? planPaperAddress(digest)
      : viewDraftDocument.url.replace(":id", draft).replace(":digest", digest);

  return (
    <a
      href={href}
      hrefLang={language}
      target="_blank"
      rel="noreferrer"
      className={`link text-sm ${className}`}
    >
      {t(`insurance.papers.${unit}`, { size })}
      {children}
    </a>
  );
}
