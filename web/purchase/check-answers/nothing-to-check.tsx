import { useTranslation } from "react-i18next";
import * as paths from "../../../contract/page-paths.ts";
import { useSite } from "../../i18n/use-site.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import type { Missing } from "./gather-purchase.ts";

export default function NothingToCheck({ missing }: { missing: Missing }) {
  const { t } = useTranslation("purchase");
  const { pathOf } = useSite();
  const path = missing === "choice" ? paths.quotes : paths.vehicleDetails;

  return (
    <EmptyState
      heading={t(`check.missing.${missing}.heading`)}
      action={<ButtonLink to={pathOf(path)}>{t(`check.missing.${missing}.action`)}</ButtonLink>}
    >
      {t(`check.missing.${missing}.help`)}
    </EmptyState>
  );
}
