import { useEffect, useState } from "react";
import { Skeleton } from "../../ui/skeleton.tsx";
import { fetchLayout } from "../../ui/plate/layouts/fetch-layout.ts";
import { PlateDrawing } from "../../ui/plate/plate-drawing.tsx";
import type { PlateLayout } from "../../ui/plate/layouts/plate-layout.ts";
import type { PlateText } from "../../ui/plate/plate-shapes.ts";

type Props = PlateText & { label: string; className?: string };

/** Fetches one emirate's drawing, for pages with a single plate. */
export function OnePlate({ emirate, className = "", ...text }: Props) {
  const [layout, setLayout] = useState<PlateLayout>();
  useEffect(() => {
    let isShown = true;
    const show = (loaded: { layout: PlateLayout }) => isShown && setLayout(loaded.layout);
    // The place stays empty without a network.
    fetchLayout[emirate]().then(show, () => undefined);
    return () => {
      isShown = false;
    };
  }, [emirate]);

  if (!layout)
    return (
      <>
        <Skeleton shape="plate" className={className} />
        <span className="sr-only">{text.label}</span>
      </>
    );
  return <PlateDrawing {...{ layout, className }} {...text} />;
}
