import { useTranslation } from "react-i18next";
import { Skeleton } from "../../ui/skeleton.tsx";

export function QuotesSkeleton() {
  const { t } = useTranslation("purchase");

  return (
    <div aria-busy="true">
      <p role="status" className="sr-only">
        {t("quotes.loading")}
      </p>
      <div className="grid gap-5">
        {[0, 1, 2].map((card) => (
          <div key={card} className="overflow-hidden rounded-card bg-surface-raised shadow-1">
            <div className="grid lg:grid-cols-[minmax(0,1fr)_248px]">
              <div className="grid gap-4 px-5 py-6 sm:px-7">
                <Skeleton className="h-10 w-36" />
                <Skeleton className="h-12 w-2/3" />
                <Skeleton className="w-5/6" />
                <Skeleton className="h-14" />
                <Skeleton className="w-1/3" />
              </div>
              <div className="flex flex-col justify-between gap-4 px-5 py-6 sm:max-lg:flex-row sm:px-7">
                <Skeleton shape="title" className="w-40" />
                <Skeleton className="h-13 rounded-full sm:max-lg:w-40" />
              </div>
            </div>
            <div className="h-13 border-t border-line" />
          </div>
        ))}
      </div>
    </div>
  );
}
