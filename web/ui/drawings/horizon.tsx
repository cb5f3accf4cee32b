/** The lowest dune has the colour of the sunken surface. */
export function Horizon({ className = "" }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 1440 120"
      preserveAspectRatio="xMidYMax slice"
      className={`-mb-px block h-20 w-full lg:h-30 ${className}`}
      aria-hidden="true"
    >
      <path fill="#ead8b6" d="M0 92c220-60 420-10 700-24s460-50 740-6v60H0Z" />
      <g fill="#93bfab">
        <path d="M1126 74c1-12 1-22-1-34h6c0 12 0 24 3 34Z" />
        <path d="M1098 42c-4-9 4-16 12-15 2-11 15-16 24-10 9-9 24-4 25 8 10-2 18 7 12 16-2 5-9 6-14 5-6 5-15 5-20 0-5 5-15 5-20 0-7 4-17 3-19-4Z" />
      </g>
      <g fill="#4c927b">
        <path d="M1180 78c1-14 1-27-1-41h7c0 14 0 28 4 41Z" />
        <path d="M1146 40c-4-10 4-18 13-17 2-12 17-18 27-12 10-10 26-4 28 8 11-1 19 8 13 18-2 6-10 7-15 5-7 6-17 6-22 0-6 6-17 6-22 0-8 4-19 4-22-2Z" />
      </g>
      <path fill="#f0e2c9" d="M0 108c300-56 620 4 900-12s380-20 540 0v24H0Z" />
    </svg>
  );
}
