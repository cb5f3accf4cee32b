import { useTranslation } from "react-i18next";
import * as paths from "../../../contract/page-paths.ts";
import { useSite } from "../../i18n/use-site.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { LoadFailed } from "../../ui/load-failed.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import type { Opening } from "./use-opening.ts";

export function OpeningShown({ opening }: { opening: Opening & { retry: () => void } }) {
  const { t } = useTranslation("purchase");
  const { pathOf } = useSite();

  if (opening.state !== "refused")
    return (
      <div role="status" aria-busy="true" className="grid max-w-form gap-4">
        <p className="text-ink-muted">{t("editing.opening")}</p>
        <Skeleton shape="block" />
        <Skeleton shape="block" />
      </div>
    );

  return (
    <LoadFailed
      className="max-w-form"
      title={t(`editing.refused.${opening.why}`)}
      retryLabel={t("editing.retry")}
      onRetry={opening.why === "failed" ? opening.retry : undefined}
      actions={
        <ButtonLink size="small" variant="quiet" href={pathOf(paths.profile)}>
          {t("editing.profile")}
        </ButtonLink>
      }
    >
      {t("editing.refused.help")}
    </LoadFailed>
  );
}
