import { Skeleton } from "../../ui/skeleton.tsx";

export function CheckSkeleton({ label }: { label: string }) {
  return (
    <div aria-busy="true" className="grid gap-3">
      <p role="status" className="sr-only">
        {label}
      </p>
      <Skeleton className="h-96 rounded-card" />
      <Skeleton className="h-72 rounded-card" />
      <Skeleton className="h-96 rounded-card" />
    </div>
  );
}

export const QuoteSkeleton = () => <Skeleton className="h-152 rounded-card" />;
