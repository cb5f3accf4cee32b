import type { PlateLayout } from "./layouts/plate-layout.ts";
import { plateBlack, plateShapes, plateViewBox, type PlateText } from "./plate-shapes.ts";

type FaceProps = Omit<PlateText, "emirate"> & { layout: PlateLayout };
type Props = FaceProps & { label?: string | undefined; className?: string };

/** An empty code or number shows the emirate's sample in pale grey. */
export function PlateDrawing({ label, className = "w-full", ...face }: Props) {
  return (
    // overflow: at a fraction of a pixel its lower edge would be cut off
    <svg
      viewBox={plateViewBox}
      className={`h-auto max-w-full overflow-visible ${className}`}
      {...(label ? { role: "img", "aria-label": label } : { "aria-hidden": true })}
    >
      <PlateSurface {...face} />
    </svg>
  );
}

export function PlateSurface({ layout, ...text }: FaceProps) {
  return (
    // direction: a plate reads from left to right in both languages, so its drawing is never mirrored
    <>
      <rect
        x="1.5"
        y="1.5"
        width="517"
        height="107"
        rx="9"
        fill="#fdfdfb"
        stroke={plateBlack}
        strokeWidth="3"
      />
      {plateShapes(layout, text).map((shape, index) => (
        <path key={index} {...shape} />
      ))}
    </>
  );
}
