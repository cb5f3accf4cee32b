import { type ComponentType, lazy, Suspense } from "react";
import { LaterPart } from "../../shell/later-part.tsx";
import { PartFailed } from "../../shell/part-failed.tsx";

/** A part that few requests have: only their pages load it and its texts, once they work. */
export const later = <Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
) => {
  const Part: ComponentType<Props> = lazy(() => load().catch(() => ({ default: PartFailed })));

  return (props: Props) => (
    <Suspense fallback={null}>
      <LaterPart>
        <Part {...props} />
      </LaterPart>
    </Suspense>
  );
};
