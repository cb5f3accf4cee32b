import type { ReactNode } from "react";

type Props = {
  /** Centre and radius of the low sun. */
  sun: readonly [x: number, y: number, radius: number];
  canopy?: ReactNode;
  className?: string;
  children: ReactNode;
};

export function ProductFrame({
  sun: [x, y, radius],
  canopy = <Canopy />,
  className = "",
  children,
}: Props) {
  return (
    <svg
      viewBox="0 0 320 220"
      preserveAspectRatio="xMidYMid slice"
      className={className}
      aria-hidden="true"
    >
      <rect width="320" height="220" fill="#f0e2c9" />
      <circle cx={x} cy={y} r={radius} fill="#f6c981" />
      <circle cx={x} cy={y} r={radius * 0.74} fill="#f0a63a" />
      <path fill="#ead8b6" d="M0 168c50-14 110-6 160-4s110-10 160-2v58H0Z" />
      <path
        fill="#cfb688"
        d="M50 196c10 10 28 10 40 3 14 12 36 13 52 4 12 12 34 12 46 0 16 9 38 8 52-4 12 7 30 7 40-3-10-18-66-24-120-24s-104 6-110 24Z"
      />
      {canopy}
      {children}
    </svg>
  );
}

function Canopy() {
  return (
    <>
      <path
        fill="#0e3329"
        d="M127 -30C54.4 -20 28 14 28 58Q53 36 78 70C78 26 94.4 -20 139.5 -30Z"
      />
      <path
        fill="#17493c"
        d="M139.5 -30C94.4 -20 78 26 78 70Q105 48 132 76C132 32 137.6 -20 153 -30Z"
      />
      <path
        fill="#1a5a49"
        d="M153 -30C137.6 -20 132 32 132 76Q160 54 188 76C188 32 182.4 -20 167 -30Z"
      />
      <path
        fill="#17493c"
        d="M167 -30C182.4 -20 188 32 188 76Q215 48 242 70C242 26 225.6 -20 180.5 -30Z"
      />
      <path
        fill="#0e3329"
        d="M180.5 -30C225.6 -20 242 26 242 70Q267 36 292 58C292 14 265.6 -20 193 -30Z"
      />
      <circle cx="28" cy="60" r="2.6" fill="#f0a63a" />
      <circle cx="78" cy="72" r="2.6" fill="#f0a63a" />
      <circle cx="132" cy="78" r="2.6" fill="#f0a63a" />
      <circle cx="188" cy="78" r="2.6" fill="#f0a63a" />
      <circle cx="242" cy="72" r="2.6" fill="#f0a63a" />
      <circle cx="292" cy="60" r="2.6" fill="#f0a63a" />
    </>
  );
}
