import { Skeleton } from "../../ui/skeleton.tsx";

/** Of the size the contact form will have. */
export function LeadSkeleton({ label }: { label: string }) {
  return (
    <div aria-busy="true" className="max-w-form">
      <p role="status" className="sr-only">
        {label}
      </p>
      <Skeleton className="h-140 rounded-card" />
    </div>
  );
}
