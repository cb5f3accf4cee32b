import { useTranslation } from "react-i18next";
import { Banner } from "../ui/banner.tsx";
import { Button } from "../ui/button.tsx";

export function LoadFailed() {
  const { t } = useTranslation("profile");

  return (
    <div role="alert">
      <Banner
        kind="error"
        title={t("details.loadFailed")}
        actions={
          <Button
            variant="quiet"
            size="small"
            icon="refresh"
            onClick={() => window.location.reload()}
          >
            {t("reload")}
          </Button>
        }
      >
        {t("details.loadFailedText")}
      </Banner>
    </div>
  );
}
