import { MarkShape } from "./mark.tsx";
import { StepFrame } from "./step-frame.tsx";

export function PayStep({ className = "" }: { className?: string }) {
  return (
    <StepFrame className={className}>
      <rect x="82" y="18" width="84" height="134" rx="16" fill="#0e3329" />
      <rect x="89" y="26" width="70" height="118" rx="10" fill="#fff" />
      <g transform="translate(108 34) scale(0.5)">
        <MarkShape dark="#17493c" light="#2b7460" />
      </g>
      <path stroke="#cfc4ac" strokeWidth="5" strokeLinecap="round" d="M102 82h44M108 94h32" />
      <rect x="98" y="112" width="52" height="20" rx="10" fill="#17493c" />
      <path
        fill="none"
        stroke="#fff"
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
        d="m118 122 4 4 8-8"
      />
      <g transform="rotate(-10 60 112)">
        <rect x="20" y="86" width="86" height="54" rx="9" fill="#f0a63a" />
        <path fill="#0a261e" d="M20 98h86v10H20Z" />
        <path stroke="#fff" strokeWidth="5" strokeLinecap="round" d="M32 126h24M66 126h12" />
      </g>
    </StepFrame>
  );
}
