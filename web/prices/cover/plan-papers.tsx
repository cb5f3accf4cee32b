import { useTranslation } from "react-i18next";
import type { Package } from "../../../contract/quotes.ts";
import { fileSize } from "../../i18n/file-size.ts";
import { Icon } from "../../ui/icon.tsx";
import { planPaperAddress } from "./plan-paper-address.ts";

/** The insurer's own documents about a plan: each is at its address for ever. */
export function PlanPapers({ documents }: { documents: NonNullable<Package["documents"]> }) {
  const { t } = useTranslation("prices/cover");

  return (
    <ul className="grid gap-x-6 sm:grid-cols-2">
      {documents.map(({ kind, language, digest, bytes }) => {
        const { unit, size } = fileSize(bytes);
        return (
          <li key={digest + kind}>
            <a
              href={planPaperAddress(digest)}
              hrefLang={language}
              target="_blank"
              className="link gap-2 text-label"
            >
              <Icon name="doc" size={20} />
              <span>
                {t(`papers.${kind}.${language}`)}{" "}
                <span className="font-body">({t(`papers.${unit}`, { size })})</span>
              </span>
            </a>
          </li>
        );
      })}
    </ul>
  );
}
