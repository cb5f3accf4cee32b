import { type ComponentType, lazy, type ReactNode, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";

type Part<Props> = { default: ComponentType<Props> };

/**
 * A part of the page in a file of its own, which the first view does not wait for. `fetchAhead` brings
 * it before it is asked for; then it stands there at once, without its stand-in.
 */
export function comesLater<Props extends object>(
  load: () => Promise<Part<Props>>,
  standIn: ReactNode,
) {
  let here: ComponentType<Props> | undefined;
  const fetchPart = async () => {
    const part = await load();
    here = part.default;
    return part;
  };
  const Later = lazy(() => fetchPart().catch(() => ({ default: NotHere })));

  function ComesLater(props: Props) {
    // One that is shown stays the same component, or its state would be lost.
    const [Shown] = useState(() => here ?? Later);
    return (
      <Suspense fallback={standIn}>
        <Shown {...props} />
      </Suspense>
    );
  }

  /** Never fails: what does not come ahead is fetched again when it is shown. */
  const fetchAhead = () =>
    fetchPart().then(
      () => undefined,
      () => undefined,
    );
  return Object.assign(ComesLater, { fetchAhead });
}

/** The network failed, or a newer version took the place of this one; the answers outlive a reload. */
function NotHere() {
  const { t } = useTranslation("purchase");

  return (
    <Banner
      kind="error"
      live
      actions={
        <Button variant="quiet" size="small" icon="refresh" onClick={() => location.reload()}>
          {t("vehicle.notHere.retry")}
        </Button>
      }
    >
      {t("vehicle.notHere.text")}
    </Banner>
  );
}
