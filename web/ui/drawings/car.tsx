import type { ReactNode } from "react";

type Props = {
  transform: string;
  paint?: string;
  shade?: string;
  /** Shown on the bumper. */
  children?: ReactNode;
};

/** Symmetric, so it needs no mirroring. */
export function Car({ transform, paint = "#fff", shade = "#e9e2d3", children }: Props) {
  return (
    <g transform={transform}>
      <path
        fill="#0a261e"
        d="M-164-52h56v44a8 8 0 0 1-8 8h-40a8 8 0 0 1-8-8ZM108-52h56v44a8 8 0 0 1-8 8h-40a8 8 0 0 1-8-8Z"
      />
      <path fill="#26423a" d="M-164-30h56v5h-56Zm0 12h56v5h-56ZM108-30h56v5h-56Zm0 12h56v5h-56Z" />
      <path
        fill={paint}
        d="M-186-134c-16-3-26 4-26 15 0 9 8 14 20 14h14l8-24Zm372 0c16-3 26 4 26 15 0 9-8 14-20 14h-14l-8-24Z"
      />
      <path
        fill={shade}
        d="M-212-119c0 9 8 14 20 14h14l3-9h-36Zm424 0c0 9-8 14-20 14h-14l-3-9h36Z"
      />
      <path fill={paint} d="M-116-212c4-7 10-10 18-10H98c8 0 14 3 18 10l46 84h-324Z" />
      <path fill={shade} d="M-96-228h192a5 5 0 0 1 0 10H-96a5 5 0 0 1 0-10Z" />
      <path fill="#1d4d42" d="M-103-203c2-4 6-7 11-7H92c5 0 9 3 11 7l36 71h-278Z" />
      <path fill="#2f6a5b" d="M-64-210h46l-58 78h-50Zm66 0h20l-58 78h-20Z" />
      <path
        fill="none"
        stroke="#0a261e"
        strokeWidth="3.5"
        strokeLinecap="round"
        d="M-98-137 -8-150M20-137l74-13"
      />
      <path
        fill={paint}
        d="M-166-134c30-8 90-12 166-12s136 4 166 12c10 3 16 10 17 20l5 58c0 12-8 18-20 18h-336c-12 0-20-6-20-18l5-58c1-10 7-17 17-20Z"
      />
      <path
        fill={shade}
        d="M-120-136c34-4 76-6 120-6s86 2 120 6l-16 20c-30-3-66-4-104-4s-74 1-104 4Z"
      />
      <path
        fill="#0a261e"
        d="M-84-112H84a8 8 0 0 1 8 8v22a12 12 0 0 1-12 12H-80a12 12 0 0 1-12-12v-22a8 8 0 0 1 8-8Z"
      />
      <path fill="#3d5f55" d="M-82-102H82v4H-82Zm0 11H82v4H-82Zm2 11H80v4H-80Z" />
      <circle cx="0" cy="-91" r="11" fill={shade} />
      <path
        fill="#0a261e"
        d="M0-98c-5 0-8 3-8.5 8 1-1 2-1.5 3-1.5s2 .6 2.7 1.6c.7-1 1.7-1.6 2.8-1.6s2.1.6 2.8 1.6c.7-1 1.7-1.6 2.7-1.6s2 .5 3 1.5C8-95 5-98 0-98Z"
      />
      <path
        fill="#0e3329"
        d="M-172-112h62a8 8 0 0 1 8 8v16a10 10 0 0 1-10 10h-46c-10 0-16-6-17-14Zm344 0h-62a8 8 0 0 0-8 8v16a10 10 0 0 0 10 10h46c10 0 16-6 17-14Z"
      />
      <path fill="#f6c981" d="M-164-106h28v20h-22a6 6 0 0 1-6-6Zm328 0h-28v20h22a6 6 0 0 0 6-6Z" />
      <circle cx="-121" cy="-96" r="9" fill="#fdf3dc" />
      <circle cx="121" cy="-96" r="9" fill="#fdf3dc" />
      <path fill={shade} d="M-186-62h372l2 20c0 8-8 12-18 12h-340c-10 0-18-4-18-12Z" />
      <path fill="#0a261e" d="M-140-30H140l-10 12h-260Z" />
      <path fill="#f0a63a" d="M-170-56h26v9h-26Zm314 0h26v9h-26Z" />

      {children}
    </g>
  );
}
