import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import * as paths from "../../../contract/page-paths.ts";
import type { CoverType } from "../../../domain/quotes/package-kinds.ts";
import { useSite } from "../../i18n/use-site.ts";
import { ButtonLink } from "../../ui/button.tsx";

/**
 * On narrow screens the way to the form stays at the screen's lower edge while these sections are
 * read. Afterwards it rests below them, so that it never covers the footer.
 */
export function WithinReach({ cover, children }: { cover?: CoverType; children: ReactNode }) {
  const { t } = useTranslation("site");
  const { pathOf } = useSite();

  return (
    <div>
      {children}
      <div
        data-within-reach=""
        className="sticky bottom-0 z-10 border-t border-line bg-surface lg:hidden"
      >
        <div className="wrap py-2.5">
          <ButtonLink
            href={pathOf(cover ? paths.insure({ cover }) : paths.vehicleDetails)}
            variant="sun"
            size="small"
            wide
            iconAfter="arrow"
          >
            {t("car.getInsurance")}
          </ButtonLink>
        </div>
      </div>
    </div>
  );
}
