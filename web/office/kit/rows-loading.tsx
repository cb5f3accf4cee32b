import { Skeleton } from "../../ui/skeleton.tsx";

const rows = ["w-3/5", "w-2/5", "w-1/2", "w-3/5", "w-2/5", "w-1/2"];

/** The place of a list that is on its way. */
export function RowsLoading() {
  return (
    <div className="rounded-card bg-surface-raised shadow-1">
      {rows.map((width, index) => (
        <div
          key={index}
          className="flex items-center gap-6 border-t border-line px-5 py-5 first:border-0"
        >
          <Skeleton shape="plate" className="w-28" />
          <Skeleton className={width} />
        </div>
      ))}
    </div>
  );
}
