import { useTranslation } from "react-i18next";
import { Banner } from "../../ui/banner.tsx";
import { RetryButton } from "./retry-button.tsx";

/** Nobody knows whether the request arrived: the same one goes on. */
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
