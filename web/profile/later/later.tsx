import { type ComponentType, lazy, Suspense, useState } from "react";
import { LaterPart } from "../../shell/later-part.tsx";
import { PartFailed } from "../../shell/part-failed.tsx";

/**
 * A part that few pages have: only they load it and its texts, once they work. What was
 * fetched before is there at once, so that nothing moves when its page is opened from another.
 */
export const later = <Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
) => {
  let fetched: ComponentType<Props> | undefined;
  const Lazy: ComponentType<Props> = lazy(() => load().catch(() => ({ default: PartFailed })));

  const Later = (props: Props) => {
    const [Part] = useState(() => fetched ?? Lazy);
    return (
      <Suspense fallback={null}>
        <LaterPart>
          <Part {...props} />
        </LaterPart>
      </Suspense>
    );
  };
  const fetchPart = () =>
    load().then(
      (part) => {
        fetched = part.default;
      },
      () => undefined,
    );
  return Object.assign(Later, { fetchPart });
};
