import { useTranslation } from "react-i18next";
import type { Package } from "../../../contract/quotes.ts";
import { fileSize } from "../../i18n/file-size.ts";
import { Icon } from "../../ui/icon.tsx";
import { planPaperAddress } from "./plan-paper-address.ts";

type Props = { documents: NonNullable<Package["documents"]> };

/** The insurer's own documents about a plan: each is at its address for ever. */
export default function PlanPapers({ documents }: Props) {
  const { t } = useTranslation("prices/papers");

  return (
    <section>
      <h3 className="mb-1 text-base font-strong tracking-normal">{t("heading")}</h3>
      <ul className="grid gap-x-6 sm:grid-cols-2">
        {documents.map(({ kind, language, digest, bytes }) => {
          const { unit, size } = fileSize(bytes);
          return (
            <li key={kind + language}>
              <a
                href={planPaperAddress(digest)}
                hrefLang={language}
                target="_blank"
                className="link gap-2 text-label"
              >
                <Icon name="doc" size={20} />
                <span>
                  {t(`${kind}.${language}`)}{" "}
                  <span className="font-body">({t(unit, { size })})</span>
                </span>
              </a>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
