import { useTranslation } from "react-i18next";
import type { KeptData } from "../../../contract/privacy.ts";
import { formatMoment } from "../../i18n/formats.ts";
import { useSite } from "../../i18n/use-site.ts";
import { DataCard, Until } from "./data-card.tsx";

const SHOWN_AT_FIRST = 5;

/** What our team opened, the newest first (ruling O11). */
export function AccessLog({ accessLog }: Pick<KeptData, "accessLog">) {
  const { t } = useTranslation("profile/stored-data");
  const earlier = accessLog.slice(SHOWN_AT_FIRST);

  return (
    <DataCard heading={t("accessLog.heading")}>
      {accessLog.length === 0 ? (
        <p className="mt-1 text-ink-muted">{t("accessLog.none")}</p>
      ) : (
        <>
          <Openings openings={accessLog.slice(0, SHOWN_AT_FIRST)} />
          {earlier.length > 0 && (
            <details className="mt-2">
              <summary className="min-h-target cursor-pointer py-2 text-label">
                {t("accessLog.more", { count: earlier.length })}
              </summary>
              <Openings openings={earlier} />
            </details>
          )}
          <p className="mt-2 text-sm text-ink-muted">{t("accessLog.hourly")}</p>
        </>
      )}
      <Until>{t("accessLog.until")}</Until>
    </DataCard>
  );
}

function Openings({ openings }: { openings: KeptData["accessLog"] }) {
  const { t } = useTranslation("profile/stored-data");
  const { language } = useSite();

  return (
    <ul className="mt-2 text-label">
      {openings.map(({ kind, at }, index) => (
        <li
          key={`${at} ${index}`}
          className="flex flex-wrap justify-between gap-x-4 border-line py-1.5 not-first:border-t"
        >
          {t(`accessLog.kinds.${kind}`)}
          <time dateTime={at} className="text-sm text-ink-muted">
            {formatMoment(at, language, "long")}
          </time>
        </li>
      ))}
    </ul>
  );
}
