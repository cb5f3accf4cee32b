import type { ReactNode } from "react";
import { Rain } from "./rain.tsx";
import { Car } from "./car.tsx";
import { heroRain } from "./hero-rain-data.ts";

type Props = {
  /** A `<PlateFace>`, drawn in its own 520 × 110. */
  plate: ReactNode;
  sun?: boolean;
  className?: string;
};

/** Its ground extends far beyond the frame: let it overflow. */
export function HeroScene({ plate, sun = true, className = "" }: Props) {
  return (
    <svg viewBox="0 0 800 690" className={`overflow-visible ${className}`} aria-hidden="true">
      {sun && <Sun />}

      <path
        fill="#e3cfab"
        d="M-1600 560C-1100 470-560 560-80 520 60 478 190 500 300 512s240-30 360-14 160 30 220 18c400-50 900 40 1400-30v3100H-1600Z"
      />
      <Ghaf transform="translate(78 512) scale(0.72)" fill="#4c927b" />
      <Ghaf transform="translate(150 506) scale(0.5)" fill="#93bfab" />
      <Ghaf transform="translate(738 506) scale(0.6)" fill="#4c927b" />
      <path
        fill="#ead8b6"
        d="M-1600 600c500-60 1000 10 1520-34 160-36 330-20 480-12s330-26 480-8c500 50 900-40 1400 0v3000H-1600Z"
      />
      <path
        fill="#cfb688"
        d="M66 632c20 16 54 16 78 4 26 22 70 24 104 8 40 24 100 26 152 6 52 20 112 18 152-6 34 16 78 14 104-8 24 12 58 12 78-4-20-38-150-62-334-62S86 594 66 632Z"
      />
      <path fill="#0a261e" d="M396 320h8v210h-8Z" />
      <path fill="#0a261e" d="M394 84h12l-3-26a3 3 0 0 0-6 0Z" />
      <circle cx="400" cy="52" r="9" fill="#f0a63a" />
      <path
        fill="#0a261e"
        d="M176 372C190 330 610 330 624 372C600 350 520 346 476 386 450 346 350 346 324 386 280 346 200 350 176 372Z"
      />
      <g className="drops-in">
        <path
          fill="#0e3329"
          d="M400,84 C242 98 97 194 84 344C105 314 155 314 176,372 C185 222 288 98 400 84Z"
        />
        <path
          fill="#17493c"
          d="M400,84 C288 98 185 222 176 372C209 332 291 332 324,386 C327 256 362 124 400 84Z"
        />
        <path
          fill="#1a5a49"
          d="M400,84 C362 124 327 256 324 386C358 342 442 342 476,386 C473 256 438 124 400 84Z"
        />
        <path
          fill="#17493c"
          d="M400,84 C438 124 473 256 476 386C509 332 591 332 624,372 C615 222 512 98 400 84Z"
        />
        <path
          fill="#0e3329"
          d="M400,84 C512 98 615 222 624 372C645 314 695 314 716,344 C703 194 558 98 400 84Z"
        />
        <path
          fill="none"
          stroke="#4c927b"
          strokeWidth="2"
          opacity=".55"
          d="M400,84 C288 98 185 222 176 372M400,84 C362 124 327 256 324 386M400,84 C438 124 473 256 476 386M400,84 C512 98 615 222 624 372"
        />
        <circle cx="84" cy="347" r="4.5" fill="#f0a63a" />
        <circle cx="176" cy="375" r="4.5" fill="#f0a63a" />
        <circle cx="324" cy="389" r="4.5" fill="#f0a63a" />
        <circle cx="476" cy="389" r="4.5" fill="#f0a63a" />
        <circle cx="624" cy="375" r="4.5" fill="#f0a63a" />
        <circle cx="716" cy="347" r="4.5" fill="#f0a63a" />
      </g>

      <Car transform="translate(400 634) scale(1.02)">
        <g transform="translate(-78 -62)">
          <rect x="-4" y="-4" width="164" height="41" rx="7" fill="#0a261e" />
          <svg width="156" height="33" viewBox="0 0 520 110">
            {plate}
          </svg>
        </g>
      </Car>
      <Rain drops={heroRain} sideOf={sideOf} />
      <Puddles />
    </svg>
  );
}

/** Beyond the umbrella's edges, where a page may have its words. */
const sideOf = (x: number) => (x < 150 ? "west" : x > 650 ? "east" : undefined);

function Sun() {
  return (
    <g className="hero-sun">
      <circle cx="548" cy="236" r="196" fill="#f6c981" />
      <circle cx="548" cy="236" r="150" fill="#f0a63a" />
    </g>
  );
}

function Ghaf(look: { transform: string; fill: string }) {
  return (
    <g {...look}>
      <path d="M-4 0c2-22 1-40-2-60h9c0 20 0 40 4 60Z" />
      <path d="M-60-58c-6-14 6-26 20-24 2-18 24-28 40-18 14-14 38-6 40 12 16-2 28 12 20 26-4 8-14 10-22 8-10 8-24 8-32 0-8 8-24 8-32 0-12 6-28 6-34-4Z" />
    </g>
  );
}

const puddles = [
  [24, 612, 16],
  [742, 606, 13],
  [706, 668, 10],
  [-60, 640, 14],
] as const;

function Puddles() {
  return (
    <g fill="none" stroke="#4c927b" strokeWidth="2" opacity=".5">
      {puddles.map(([x, y, width]) => (
        <path key={x} d={rings(x, y, width)} />
      ))}
    </g>
  );
}

const rings = (x: number, y: number, width: number) => ring(x, y, width) + ring(x, y, width * 0.45);

/** An ellipse as a path, so that both rings of a puddle are one element. */
const ring = (x: number, y: number, width: number) => {
  const arc = `a${width} ${width * 0.28} 0 1 0`;
  return `M${x - width} ${y}${arc} ${2 * width} 0${arc} ${-2 * width} 0`;
};
