import { plateBlack, plateShapes, plateViewBox, type PlateText } from "./plate-shapes.ts";

type Props = PlateText & {
  /** What a screen reader says. Without it the plate is decoration beside words that say the same. */
  label?: string | undefined;
  className?: string;
};

/** A number plate true to life. An empty code or number shows the emirate's sample in pale grey. */
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

/** The inside alone, for a drawing that has its own svg: the plate on the hero's car. */
export function PlateFace({ emirate, code = "", number = "" }: PlateText) {
  return (
    // direction: a plate is read from left to right in both languages; its drawing has no other side
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
