import { useTranslation } from "react-i18next";
import * as paths from "../../../contract/page-paths.ts";
import { useSite } from "../../i18n/use-site.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button, ButtonLink } from "../../ui/button.tsx";
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
    <div role="alert" className="max-w-form">
      <Banner
        kind="error"
        title={t(`editing.refused.${opening.why}`)}
        actions={
          <>
            {opening.why === "failed" && (
              <Button size="small" variant="quiet" icon="refresh" onClick={opening.retry}>
                {t("editing.retry")}
              </Button>
            )}
            <ButtonLink size="small" variant="quiet" href={pathOf(paths.profile)}>
              {t("editing.profile")}
            </ButtonLink>
          </>
        }
      >
        {t("editing.refused.help")}
      </Banner>
    </div>
  );
}
