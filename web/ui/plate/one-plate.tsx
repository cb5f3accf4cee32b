import { useEffect, useState } from "react";
import { Skeleton } from "../skeleton.tsx";
import { fetchLayout } from "./layouts/fetch-layout.ts";
import { PlateDrawing } from "./plate-drawing.tsx";
import type { PlateLayout } from "./layouts/plate-layout.ts";
import type { PlateText } from "./plate-shapes.ts";

type Props = PlateText & { label: string; className?: string };

/** For pages with a single plate: fetches its emirate's drawing instead of loading all of them. */
export function OnePlate({ emirate, className = "", ...text }: Props) {
  const [layout, setLayout] = useState<PlateLayout>();
  useEffect(() => {
    let isShown = true;
    const show = (loaded: { layout: PlateLayout }) => isShown && setLayout(loaded.layout);
    // Without a network the place stays empty.
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
