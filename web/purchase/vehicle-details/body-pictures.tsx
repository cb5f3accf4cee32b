import type { ReactNode } from "react";
import type { CarBody } from "../../../domain/vehicle/car.ts";

/** They mirror with the page. */
const picture = (path: string) => (
  <svg
    viewBox="0 0 48 24"
    className="h-6 w-12 rtl:-scale-x-100"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.75"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path
      d={`${path}M15 17h18M3 17h4M7 17a4 4 0 1 0 8 0a4 4 0 1 0-8 0ZM33 17a4 4 0 1 0 8 0a4 4 0 1 0-8 0Z`}
    />
  </svg>
);

export const bodyPictures: Record<CarBody, ReactNode> = {
  saloon: picture("M3 17v-4l9-2 5-5h14l6 5 8 2v4h-4"),
  station: picture("M3 17V9l4-5h26l5 6 7 2v5h-4M7 10h30M20 4v6"),
};
