import { useTranslation } from "react-i18next";
import { LoadFailed } from "../ui/load-failed.tsx";

/** The network failed, or a newer release replaced the file; what was typed survives a reload. */
export function PartFailed() {
  const { t } = useTranslation();

  return (
    <LoadFailed retryLabel={t("partFailed.retry")} onRetry={() => location.reload()}>
      {t("partFailed.text")}
    </LoadFailed>
  );
}
