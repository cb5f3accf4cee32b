import { plateBlack, plateShapes, plateViewBox, type PlateText } from "./plate-shapes.ts";

type Props = PlateText & {
  /** For screen readers. Leave it out when a text beside the plate says the same. */
  label?: string | undefined;
  className?: string;
};

/** An empty code or number shows the emirate's sample in pale grey. */
export function Plate({ emirate, code = "", number = "", label, className = "w-full" }: Props) {
  return (
    <svg
      viewBox={plateViewBox}
      className={`h-auto ${className}`}
      {...(label ? { role: "img", "aria-label": label } : { "aria-hidden": true })}
    >
      <PlateFace {...{ emirate, code, number }} />
    </svg>
  );
}

/** For a drawing with its own svg, such as the hero's car. */
export function PlateFace({ emirate, code = "", number = "" }: PlateText) {
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
      {plateShapes({ emirate, code, number }).map((shape, index) => (
        <path key={index} {...shape} />
      ))}
    </>
  );
}
