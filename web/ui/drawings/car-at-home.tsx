import { Car } from "./car.tsx";

const gores = [
  { dark: "#0e3329", d: "M127-30C54.400-20 28 14 28 58Q53 36 78 70C78 26 94.400-20 139.500-30Z" },
  {
    dark: "#17493c",
    d: "M139.500-30C94.400-20 78 26 78 70Q105 48 132 76C132 32 137.600-20 153-30Z",
  },
  {
    dark: "#1a5a49",
    d: "M153-30C137.600-20 132 32 132 76Q160 54 188 76C188 32 182.400-20 167-30Z",
  },
  {
    dark: "#17493c",
    d: "M167-30C182.400-20 188 32 188 76Q215 48 242 70C242 26 225.600-20 180.500-30Z",
  },
  {
    dark: "#0e3329",
    d: "M180.500-30C225.600-20 242 26 242 70Q267 36 292 58C292 14 265.600-20 193-30Z",
  },
] as const;

const tips = [
  [28, 60],
  [78, 72],
  [132, 78],
  [188, 78],
  [242, 72],
  [292, 60],
] as const;

/** A car under the umbrella, or under the place of one. The page draws the plate over it. */
export function CarAtHome({ isCovered }: { isCovered: boolean }) {
  return (
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="-45 0 410 204">
      <path fill="#f0e2c9" d="M-45 0h410v204h-410Z" />
      <path fill="#ead8b6" d="M-60 164c20 0 40 6 62 4v62h-62ZM318 162c22 2 42-4 62-4v72h-62Z" />
      <circle cx="250" cy="92" r="54" fill="#f6c981" />
      <circle cx="250" cy="92" r="40" fill="#f0a63a" />
      <path fill="#ead8b6" d="M0 168c50-14 110-6 160-4s110-10 160-2v58H0Z" />
      <path
        fill="#cfb688"
        d="M50 196c10 10 28 10 40 3 14 12 36 13 52 4 12 12 34 12 46 0 16 9 38 8 52-4 12 7 30 7 40-3-10-18-66-24-120-24s-104 6-110 24Z"
      />
      {isCovered ? (
        <>
          {gores.map(({ dark, d }) => (
            <path key={d} fill={dark} d={d} />
          ))}
          {tips.map(([x, y]) => (
            <circle key={x} cx={x} cy={y} r="2.6" fill="#f0a63a" />
          ))}
        </>
      ) : (
        <path
          fill="none"
          stroke="#8a8268"
          strokeWidth="2"
          strokeDasharray="6 6"
          d="M160-30C54-20 28 14 28 58Q53 36 78 70Q105 48 132 76Q160 54 188 76Q215 48 242 70Q267 36 292 58C292 14 265-20 160-30Z"
        />
      )}
      <Car transform="translate(160 198) scale(.46)">
        <rect x="-80" y="-66" width="160" height="38" rx="6" fill="#0a261e" />
      </Car>
    </svg>
  );
}
