import { useTranslation } from "react-i18next";
import { Skeleton } from "../../ui/skeleton.tsx";

export function QuotesSkeleton() {
  const { t } = useTranslation("purchase");

  return (
    <div aria-busy="true">
      <p role="status" className="sr-only">
        {t("quotes.loading")}
      </p>
      <div className="grid gap-4">
        <Skeleton className="h-11 lg:h-34" />
        {[0, 1, 2, 3].map((card) => (
          <div
            key={card}
            className="grid h-53 content-between rounded-card bg-surface-raised px-4 py-4 shadow-1 sm:h-46 sm:px-6"
          >
            <div className="flex justify-between">
              <Skeleton className="h-10 w-32" />
              <Skeleton className="h-8 w-28" />
            </div>
            <Skeleton className="w-2/3" />
            <Skeleton className="w-5/6" />
            <Skeleton className="h-9 w-24 rounded-full" />
          </div>
        ))}
      </div>
    </div>
  );
}
