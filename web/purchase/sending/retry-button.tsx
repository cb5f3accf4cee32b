import { useTranslation } from "react-i18next";
import { Button } from "../../ui/button.tsx";

export function RetryButton({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation("purchase");

  return (
    <Button size="small" icon="refresh" onClick={onRetry}>
      {t("sending.retry")}
    </Button>
  );
}
