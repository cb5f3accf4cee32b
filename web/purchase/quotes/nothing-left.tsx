import { useTranslation } from "react-i18next";
import { Button } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";

/** Shown in place of the cards when no quote passes the filter. */
export default function NothingLeft({ onShowAll }: { onShowAll: () => void }) {
  const { t } = useTranslation("purchase/compare");

  return (
    <EmptyState
      heading={t("filter.none")}
      action={
        <Button variant="quiet" onClick={onShowAll}>
          {t("filter.clear")}
        </Button>
      }
    >
      {t("filter.noneHelp")}
    </EmptyState>
  );
}
