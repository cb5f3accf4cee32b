const ID = "hatched-sand";

/** Told apart from a plain bar without its colour. */
export const HATCHED = `url(#${ID})`;

/** Once on the page. */
export function ChartPatterns() {
  return (
    <svg aria-hidden="true" width="0" height="0" className="absolute">
      <pattern
        id={ID}
        width="4"
        height="4"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(-45)"
      >
        <rect width="4" height="4" className="fill-surface-sunken" />
        <rect width="2" height="4" className="fill-line-strong" />
      </pattern>
    </svg>
  );
}
