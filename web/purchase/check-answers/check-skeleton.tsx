import { Columns } from "../../ui/page.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";

export function CheckSkeleton({ label }: { label: string }) {
  return (
    <div aria-busy="true">
      <p role="status" className="sr-only">
        {label}
      </p>
      <Columns side={<Skeleton className="h-120 rounded-card" />}>
        <Skeleton className="h-96 rounded-card" />
        <Skeleton className="h-72 rounded-card" />
        <Skeleton className="h-56 rounded-card" />
      </Columns>
    </div>
  );
}
