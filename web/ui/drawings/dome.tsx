/** The canopy from the front, stretched to its box. */
export function Dome({ className = "" }: { className?: string }) {
  return (
    <svg
      viewBox="70 84 660 304"
      preserveAspectRatio="none"
      className={`drops-in overflow-visible ${className}`}
      aria-hidden="true"
    >
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
        strokeWidth="1.5"
        vectorEffect="non-scaling-stroke"
        opacity=".5"
        d="M400,84 C288 98 185 222 176 372M400,84 C362 124 327 256 324 386M400,84 C438 124 473 256 476 386M400,84 C512 98 615 222 624 372"
      />
    </svg>
  );
}

export function DomeTip({ className = "" }: { className?: string }) {
  return (
    <svg viewBox="0 0 18 40" className={className} aria-hidden="true">
      <path fill="#0a261e" d="M5 40h8l-2-26H7Z" />
      <circle cx="9" cy="9" r="9" fill="#f0a63a" />
    </svg>
  );
}
