import { MarkShape } from "./mark.tsx";
import { StepFrame } from "./step-frame.tsx";

export function QuotesStep({ className = "" }: { className?: string }) {
  return (
    <StepFrame className={className}>
      <rect x="28" y="64" width="66" height="82" rx="12" fill="#fff" />
      <rect x="146" y="64" width="66" height="82" rx="12" fill="#fff" />
      <path
        stroke="#cfc4ac"
        strokeWidth="5"
        strokeLinecap="round"
        d="M40 82h26M40 98h38M40 110h30M158 82h26M158 98h38M158 110h30"
      />
      <path stroke="#93bfab" strokeWidth="8" strokeLinecap="round" d="M42 130h24M160 130h30" />
      <rect
        x="76"
        y="42"
        width="88"
        height="108"
        rx="14"
        fill="#fff"
        stroke="#17493c"
        strokeWidth="4"
      />
      <path
        stroke="#cfc4ac"
        strokeWidth="5"
        strokeLinecap="round"
        d="M92 78h34M92 94h52M92 106h42"
      />
      <path stroke="#17493c" strokeWidth="10" strokeLinecap="round" d="M94 130h30" />
      <circle cx="146" cy="130" r="9" fill="#f0a63a" />
      <path
        fill="none"
        stroke="#0a261e"
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
        d="m142 130 3 3 5-6"
      />
      <g transform="translate(90 2) scale(0.94)">
        <MarkShape dark="#17493c" light="#2b7460" />
      </g>
    </StepFrame>
  );
}
