import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Banner } from "../ui/banner.tsx";
import { Button } from "../ui/button.tsx";

type Props = {
  title: string;
  children: ReactNode;
  retryLabel?: string;
  isLoading?: boolean;
  onRetry: () => void;
};

export function LoadFailed({ title, children, retryLabel, isLoading = false, onRetry }: Props) {
  const { t } = useTranslation("profile");

  return (
    <div role="alert">
      <Banner
        kind="error"
        title={title}
        actions={
          <Button variant="quiet" size="small" icon="refresh" busy={isLoading} onClick={onRetry}>
            {retryLabel ?? t("tryAgain")}
          </Button>
        }
      >
        {children}
      </Banner>
    </div>
  );
}

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
