import { useTranslation } from "react-i18next";
import { readKeptData } from "../../../contract/privacy.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { DataCard } from "./data-card.tsx";

/** A plain link to the API's answer, so it works without a script. */
export function DownloadData() {
  const { t } = useTranslation("profile/stored-data");

  return (
    <DataCard heading={t("takeOut.heading")}>
      <p className="mt-1 text-ink-muted">{t("takeOut.text")}</p>
      <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
        <ButtonLink
          variant="quiet"
          icon="download"
          href={readKeptData.url}
          download="mizalla-data.json"
          className="max-sm:w-full"
        >
          {t("takeOut.download")}
        </ButtonLink>
        <span className="text-sm text-ink-muted">{t("takeOut.format")}</span>
      </div>
    </DataCard>
  );
}
