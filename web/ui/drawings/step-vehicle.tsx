import { PlateFace } from "../plate/plate.tsx";
import { Car } from "./car.tsx";
import { StepFrame } from "./step-frame.tsx";

export function VehicleStep({ className = "" }: { className?: string }) {
  return (
    <StepFrame className={className}>
      <g transform="rotate(-7 120 90)">
        <rect x="44" y="34" width="152" height="98" rx="14" fill="#fff" />
        <path fill="#17493c" d="M58 34h124a14 14 0 0 1 14 14v12H44V48a14 14 0 0 1 14-14Z" />
        <path stroke="#93bfab" strokeWidth="5" strokeLinecap="round" d="M60 47h44" />
        <circle cx="178" cy="47" r="6" fill="#f0a63a" />
        <rect x="60" y="74" width="46" height="42" rx="8" fill="#f0e2c9" />
        <Car transform="translate(83 112) scale(0.105)" />
        <path
          stroke="#cfc4ac"
          strokeWidth="5"
          strokeLinecap="round"
          d="M120 80h58M120 94h42M120 108h50"
        />
      </g>
      <g transform="translate(96 112) rotate(4)">
        <rect x="-3" y="-3" width="130" height="34" rx="7" fill="#0a261e" />
        <svg width="124" height="28" viewBox="0 0 520 115">
          <PlateFace emirate="dubai" code="B" number="48213" />
        </svg>
      </g>
    </StepFrame>
  );
}
