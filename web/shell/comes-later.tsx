import { type ComponentType, lazy, type ReactNode, Suspense, useState } from "react";
import { PartFailed } from "./part-failed.tsx";

type Part<Props> = { default: ComponentType<Props> };

/** Part that the first view need not wait for. It appears at once after `fetchAhead`. */
export function comesLater<Props extends object>(
  load: () => Promise<Part<Props>>,
  placeholder: ReactNode,
) {
  let loaded: ComponentType<Props> | undefined;
  const fetchPart = async () => {
    const part = await load();
    loaded = part.default;
    return part;
  };
  const Later = lazy(() => fetchPart().catch(() => ({ default: PartFailed })));

  function ComesLater(props: Props) {
    // A shown part must stay the same component, or it would lose its state.
    const [Shown] = useState(() => loaded ?? Later);
    return (
      <Suspense fallback={placeholder}>
        <Shown {...props} />
      </Suspense>
    );
  }

  /** Never rejects: a part that failed to load is loaded again when shown. */
  const fetchAhead = () =>
    fetchPart().then(
      () => undefined,
      () => undefined,
    );
  return Object.assign(ComesLater, { fetchAhead });
}
