import { useTranslation } from "react-i18next";
import * as paths from "../../../contract/page-paths.ts";
import type { KeptData } from "../../../contract/privacy.ts";
import { formatMoment } from "../../i18n/formats.ts";
import { useSite } from "../../i18n/use-site.ts";
import { TextLink } from "../../ui/link.tsx";
import { DataCard, Until } from "./data-card.tsx";

export function StoredDraftCard({ draft }: Pick<KeptData, "draft">) {
  const { t } = useTranslation("profile/stored-data");
  const { language, pathOf } = useSite();

  return (
    <DataCard
      heading={t("draft.heading")}
      aside={
        draft && (
          <TextLink href={pathOf(paths.vehicleDetails)} className="text-sm">
            {t("draft.continue")}
          </TextLink>
        )
      }
    >
      {draft ? (
        <>
          <p className="mt-1">
            {t("draft.saved", { moment: formatMoment(draft.savedAt, language, "long") })},{" "}
            {t("draft.photos", { count: draft.documents })}
          </p>
          <Until>
            {t("draft.until", { moment: formatMoment(draft.expiresAt, language, "long") })}
          </Until>
        </>
      ) : (
        <p className="mt-1 text-ink-muted">{t("draft.none")}</p>
      )}
    </DataCard>
  );
}
