import { useTranslation } from "react-i18next";
import { Banner } from "../../ui/banner.tsx";
import { RetryButton } from "./retry-button.tsx";

/** The request may have arrived, so the same one is sent again. */
export function ConnectionBroken({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation("purchase");

  return (
    <Banner
      live
      kind="error"
      title={t("sending.broken")}
      actions={<RetryButton onRetry={onRetry} />}
    >
      {t("sending.brokenHelp")} {!navigator.onLine && t("sending.brokenWaiting")}
    </Banner>
  );
}
