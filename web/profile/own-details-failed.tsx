import { useTranslation } from "react-i18next";
import { LoadFailed } from "../ui/load-failed.tsx";

/** The person's own details came with the document, so only a reload asks for them again. */
export function OwnDetailsFailed() {
  const { t } = useTranslation("profile");

  return (
    <LoadFailed
      title={t("details.loadFailed")}
      retryLabel={t("reload")}
      onRetry={() => location.reload()}
    >
      {t("details.loadFailedText")}
    </LoadFailed>
  );
}
