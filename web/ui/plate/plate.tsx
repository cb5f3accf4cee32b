import { layouts } from "./layouts/all-layouts.ts";
import { PlateDrawing, PlateSurface } from "./plate-drawing.tsx";
import type { PlateText } from "./plate-shapes.ts";

type Props = PlateText & {
  /** Read by screen readers. Leave it out when a text beside the plate says the same. */
  label?: string | undefined;
  className?: string;
};

export function Plate({ emirate, ...others }: Props) {
  return <PlateDrawing layout={layouts[emirate]} {...others} />;
}

/** The plate within another drawing, such as the hero's car. */
export function PlateFace({ emirate, ...text }: PlateText) {
  return <PlateSurface layout={layouts[emirate]} {...text} />;
}
