import { formatNumber } from "../i18n/formats.ts";

type Props = { lowestFils: number; highestFils: number; className?: string };

const FILS = 100;
/** English digits and commas in both languages, like every price. */
const whole = (dirhams: number) => formatNumber(dirhams, "en");

/** "AED 2,100 – 4,350": whole dirhams that no price lies outside of. */
export function PriceRange({ lowestFils, highestFils, className = "" }: Props) {
  const [low, high] = [Math.floor(lowestFils / FILS), Math.ceil(highestFils / FILS)];

  return (
    <bdi dir="ltr" className={`inline-block whitespace-nowrap ${className}`}>
      AED{" "}
      {lowestFils === highestFils
        ? whole(Math.round(lowestFils / FILS))
        : `${whole(low)} – ${whole(high)}`}
    </bdi>
  );
}
