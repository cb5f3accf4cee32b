import { useTranslation } from "react-i18next";
import { Skeleton } from "../../ui/skeleton.tsx";

export function LeadSkeleton() {
  const { t } = useTranslation("purchase");

  return (
    <div aria-busy="true" className="max-w-form">
      <p role="status" className="sr-only">
        {t("quotes.loading")}
      </p>
      <Skeleton className="h-140 rounded-card" />
    </div>
  );
}
