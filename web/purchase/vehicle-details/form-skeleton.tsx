import { Columns } from "../../ui/page.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";

/** Part of the HTML for slow lines: the attribute that hides the unrestored form shows it. */
export function FormSkeleton({ label }: { label: string }) {
  return (
    <div className="absolute inset-x-0 top-0 hidden group-data-restoring/restoring:block">
      <p className="sr-only">{label}</p>
      <Columns side={<Skeleton className="h-72 rounded-card max-lg:hidden" />}>
        <Skeleton className="h-13 rounded-full" />
        <Skeleton className="h-14 rounded-card" />
        <div className="grid gap-6 rounded-card bg-surface-raised px-card py-5 shadow-1">
          <Skeleton shape="title" className="w-40" />
          <Skeleton className="h-14" />
          <Skeleton className="h-14" />
          <Skeleton className="h-14" />
        </div>
      </Columns>
    </div>
  );
}
