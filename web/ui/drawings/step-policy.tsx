import { StepFrame } from "./step-frame.tsx";

export function PolicyStep({ className = "" }: { className?: string }) {
  return (
    <StepFrame className={className}>
      <rect x="66" y="22" width="100" height="128" rx="12" fill="#fff" />
      <path
        fill="#17493c"
        d="M78 22h76a12 12 0 0 1 12 12v24c-6-7-11-9-17-9s-12 3-16 9c-5-7-10-9-17-9s-12 2-17 9c-4-6-10-9-16-9s-11 2-17 9V34a12 12 0 0 1 12-12Z"
      />
      <path
        stroke="#cfc4ac"
        strokeWidth="5"
        strokeLinecap="round"
        d="M84 80h64M84 94h64M84 108h40"
      />
      <path fill="#dd8d1a" d="m150 128-8 26 12-6 12 6-6-26Z" />
      <circle cx="154" cy="122" r="19" fill="#f0a63a" />
      <path
        fill="none"
        stroke="#0a261e"
        strokeWidth="4"
        strokeLinecap="round"
        strokeLinejoin="round"
        d="m146 122 6 6 11-12"
      />
    </StepFrame>
  );
}
