import { useTranslation } from "react-i18next";
import * as paths from "../../../contract/page-paths.ts";
import type { CoverType } from "../../../domain/quotes/package-kinds.ts";
import { useSite } from "../../i18n/use-site.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { otherCover, pageOf } from "./example-outcomes.ts";

export function OwnCar({ cover }: { cover: CoverType }) {
  const { t } = useTranslation("site");
  const { pathOf } = useSite();
  const about =
    cover === "thirdParty"
      ? ([paths.thirdParty, "third"] as const)
      : ([paths.comprehensive, "comprehensive"] as const);

  return (
    <section className="below-fold wrap py-section">
      <div className="on-canopy grid items-center gap-8 rounded-xl bg-canopy p-7 text-canopy-ink sm:p-10 lg:grid-cols-[1fr_auto] lg:p-14">
        <div>
          <h2>{t("whatIf.own.heading")}</h2>
          <p className="mt-3 max-w-reading text-lg text-canopy-muted">{t("whatIf.own.text")}</p>
        </div>
        <div className="grid gap-3">
          <ButtonLink
            href={pathOf(paths.vehicleDetails)}
            variant="sun"
            iconAfter="arrow"
            // It stays at the screen's lower edge on a phone already.
            className="max-lg:hidden"
          >
            {t("whatIf.own.action")}
          </ButtonLink>
          <ButtonLink href={pathOf(pageOf[otherCover[cover]])} variant="onCanopy">
            {t(`whatIf.names.${otherCover[cover]}`)}
          </ButtonLink>
          <ButtonLink href={pathOf(about[0])} variant="onCanopy">
            {t(`whatIf.own.${about[1]}`)}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
