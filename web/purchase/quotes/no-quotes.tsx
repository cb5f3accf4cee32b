import { useTranslation } from "react-i18next";
import * as paths from "../../../contract/page-paths.ts";
import { useSite } from "../../i18n/use-site.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";

export type Lacking = "noInsuranceData" | "missingFields";

export default function NoQuotes({ lacking }: { lacking: Lacking }) {
  const { t } = useTranslation("purchase/compare");
  const { pathOf } = useSite();

  return (
    // The same height as the quotes, so that the footer does not jump into view.
    <div className="min-h-[75svh]">
      <EmptyState
        heading={t(`lacking.${lacking}`)}
        action={<ButtonLink to={pathOf(paths.vehicleDetails)}>{t("lacking.start")}</ButtonLink>}
      >
        {t(`lacking.${lacking}Help`)}
      </EmptyState>
    </div>
  );
}
