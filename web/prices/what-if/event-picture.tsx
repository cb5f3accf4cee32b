import type { ReactNode } from "react";
import type { Event } from "../../../domain/quotes/scenarios/scenario.ts";
import { SideCar } from "./side-car.tsx";

const OTHER = "#f0a63a";

/** 160 by 110, the ground at 92. */
const drawings: Record<Event, ReactNode> = {
  parkedScratch: (
    <>
      <path stroke="#17493c" strokeWidth="4" d="M132 92V38" />
      <rect x="118" y="16" width="28" height="28" rx="7" fill="#17493c" />
      <path
        fill="none"
        stroke="#fff"
        strokeWidth="3.5"
        strokeLinecap="round"
        d="M128 37V23h5a4.5 4.5 0 0 1 0 9h-5"
      />
      <SideCar transform="translate(66 92) scale(1.15)" />
      <path
        fill="none"
        stroke="#a5301d"
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
        d="m56 74 10-6-2 7 14-7-3 7 10-4"
      />
    </>
  ),
  ownFault: (
    <>
      <g transform="rotate(9 118 92)">
        <path stroke="#17493c" strokeWidth="5" d="M118 94V24" />
        <path
          fill="none"
          stroke="#17493c"
          strokeWidth="5"
          strokeLinecap="round"
          d="M118 26c0-9-5-12-14-12H90"
        />
        <path fill={OTHER} d="M84 14h18l-3 8H87Z" />
      </g>
      <SideCar transform="translate(58 92) scale(1.1)" />
      <path
        fill="#a5301d"
        d="m112 46 4 11 10-6-3 12 12 1-10 7 8 9-12-1 1 12-8-9-8 9-1-12-12 1 8-9-10-7 12-1-3-12 10 6Z"
      />
      <path fill="#f6c981" d="m113 61 3 6 7 1-5 5 1 7-6-4-6 4 1-7-5-5 7-1Z" />
    </>
  ),
  flood: (
    <>
      <path
        stroke="#4c927b"
        strokeWidth="3"
        strokeLinecap="round"
        d="M34 18l-4 10M62 10l-4 10M92 16l-4 10M122 10l-4 10M46 38l-4 10M136 34l-4 10M108 34l-4 10"
      />
      <SideCar transform="translate(80 96) rotate(-5) scale(1.15)" />
      <path
        fill="#4c927b"
        d="M8 84c9-7 17-7 26 0s17 7 26 0 17-7 26 0 17 7 26 0 17-7 26 0q7 5 14 4v14c0 5-3 8-8 8H16c-5 0-8-3-8-8Z"
      />
      <path
        fill="none"
        stroke="#b9d3c6"
        strokeWidth="3"
        strokeLinecap="round"
        d="M26 98c6-4 12-4 18 0M76 98c6-4 12-4 18 0M122 99c6-4 12-4 18 0"
      />
    </>
  ),
  familyHurt: (
    <>
      <path fill="#fff" d="M24 40c0-5 3-8 8-8h62v50H24Z" />
      <path fill="#fff" d="M94 44h20c5 0 8 2 11 6l9 14c2 3 3 5 3 9v9H94Z" />
      <path fill="#1d4d42" d="M101 51h12c3 0 5 1 7 4l6 10h-25Z" />
      <path fill={OTHER} d="M24 68h113v7H24Z" />
      <path fill="#a5301d" d="M54 40h10v7h7v10h-7v7H54v-7h-7V47h7Z" />
      <path fill="#17493c" d="M98 26h12a3 3 0 0 1 3 3v3H95v-3a3 3 0 0 1 3-3Z" />
      <path
        stroke={OTHER}
        strokeWidth="3"
        strokeLinecap="round"
        d="M104 20v-6M116 24l5-5M92 24l-5-5"
      />
      <circle cx="48" cy="83" r="10" fill="#0a261e" />
      <circle cx="113" cy="83" r="10" fill="#0a261e" />
      <circle cx="48" cy="83" r="4.5" fill="#cfc4ac" />
      <circle cx="113" cy="83" r="4.5" fill="#cfc4ac" />
    </>
  ),
  damageToOthers: (
    <>
      <path fill="#fff" d="M84 30h64v62H84Z" />
      <path fill="#17493c" d="M80 24h72v9H80Z" />
      <path fill="#1d4d42" d="M96 42h16v18H96ZM122 42h16v18h-16ZM122 68h16v24h-16Z" />
      <path fill="#ead8b6" d="M84 92V62l8 6-4 8 12 5-3 11Z" />
      <path
        fill="none"
        stroke="#a5301d"
        strokeWidth="2.5"
        strokeLinecap="round"
        strokeLinejoin="round"
        d="m86 60 9 7-5 8 13 5-3 10M103 34l-3 8 5 5-4 8"
      />
      <path fill="#cfb688" d="m88 92 5-6 6 6Zm14 0 4-4 4 4Z" />
      <SideCar transform="translate(50 92) scale(.85)" />
      <path
        stroke="#a5301d"
        strokeWidth="3"
        strokeLinecap="round"
        d="M84 52l-8-6M80 64H70M90 44l-4-9"
      />
    </>
  ),
  omanTrip: (
    <>
      <circle cx="118" cy="34" r="15" fill={OTHER} />
      <path fill="#8a8268" d="M6 92 44 34l20 26 16-20 46 52Z" />
      <path fill="#cfb688" d="m44 34 9 12-7 6-6-5-7 4ZM80 40l9 10-6 4-7-4-3-2Z" />
      <path fill="#17493c" d="M70 92c8-12 30-16 46-18l38 18Z" />
      <path
        fill="none"
        stroke="#fbf3e4"
        strokeWidth="2.5"
        strokeDasharray="7 6"
        d="M86 88c10-5 22-7 34-8"
      />
      <SideCar transform="translate(58 94) scale(.76)" />
      <g transform="rotate(7 134 66)">
        <rect
          x="113"
          y="50"
          width="40"
          height="27"
          rx="5"
          fill="#f0a63a"
          stroke="#fff"
          strokeWidth="2.5"
        />
        <path stroke="#2a1b00" strokeWidth="3" strokeLinecap="round" d="M121 59h12M121 67h22" />
      </g>
    </>
  ),
  totalLoss: (
    <>
      <path fill="#17493c" d="M112 50h18c4 0 7 2 9 5l8 13c1 2 2 4 2 7v11h-37Z" />
      <path fill="#93bfab" d="M119 56h10c2 0 4 1 5 3l5 8h-20Z" />
      <path fill="#0e3329" d="M12 78h102v8H12Z" />
      <SideCar transform="translate(58 78) scale(.88)" paint="#e9e2d3" />
      <path
        fill="none"
        stroke="#a5301d"
        strokeWidth="2.5"
        strokeLinecap="round"
        strokeLinejoin="round"
        d="m92 56-6 6 5 4-8 5M70 48l-7 4 3 5-8 2M38 62l8 3-4 5 9 2"
      />
      <path
        fill="none"
        stroke="#8a8268"
        strokeWidth="3"
        strokeLinecap="round"
        d="M86 42c-5-5 5-8 0-14M74 36c-4-4 4-7 0-12"
      />
      <circle cx="34" cy="87" r="8" fill="#0a261e" />
      <circle cx="54" cy="87" r="8" fill="#0a261e" />
      <circle cx="128" cy="87" r="8" fill="#0a261e" />
      <path
        stroke="#cfc4ac"
        strokeWidth="6"
        strokeLinecap="round"
        d="M34 87v.01M54 87v.01M128 87v.01"
      />
    </>
  ),
  youngDriver: (
    <>
      <g transform="rotate(-6 68 56)">
        <rect x="16" y="24" width="98" height="64" rx="9" fill="#fff" />
        <path fill="#17493c" d="M25 24h80a9 9 0 0 1 9 9v7H16v-7a9 9 0 0 1 9-9Z" />
        <rect x="25" y="47" width="30" height="33" rx="5" fill="#f0e2c9" />
        <path
          fill="#17493c"
          d="M33 59a7 7 0 1 1 14 0a7 7 0 1 1-14 0ZM28 80c1-8 5-12 12-12s11 4 12 12Z"
        />
        <path
          stroke="#cfc4ac"
          strokeWidth="4"
          strokeLinecap="round"
          d="M64 52h38M64 62h26M64 72h32"
        />
      </g>
      <circle cx="119" cy="70" r="24" fill="none" stroke="#0a261e" strokeWidth="8" />
      <path stroke="#0a261e" strokeWidth="7" strokeLinecap="round" d="M98 66h42M119 72v18" />
      <circle cx="119" cy="69" r="8" fill={OTHER} />
    </>
  ),
  financedWriteOff: (
    <>
      <path fill="#fff" d="M78 40h70v46H78Z" />
      <path fill="#17493c" d="m72 40 41-24 41 24Z" />
      <circle cx="113" cy="31" r="4.5" fill={OTHER} />
      <path fill="#b9d3c6" d="M84 46h10v36H84Zm24 0h10v36h-10Zm24 0h10v36h-10Z" />
      <path fill="#17493c" d="M72 82h82v10H72Z" />
      <SideCar transform="translate(51 92) scale(.9)" paint="#e9e2d3" />
      <path
        fill="none"
        stroke="#a5301d"
        strokeWidth="2.5"
        strokeLinecap="round"
        strokeLinejoin="round"
        d="m86 68-7 4 5 4-9 3M60 58l-6 4 4 4-8 2M24 70l8 2-3 5"
      />
    </>
  ),
};

export function EventPicture({ event, className = "" }: { event: Event; className?: string }) {
  return (
    <svg viewBox="0 0 160 110" className={className} aria-hidden="true">
      <path
        fill="#e3cfab"
        d="M8 94c6 6 16 6 23 1 9 8 22 8 31 2 7 8 28 8 35 0 9 6 22 5 31-2 7 5 18 5 24-1-8-9-40-12-72-12S16 85 8 94Z"
      />
      {drawings[event]}
    </svg>
  );
}
