import { ProductFrame } from "./product-frame.tsx";

export function TravelPicture({ className }: { className?: string }) {
  return (
    <ProductFrame sun={[84, 96, 46]} {...(className ? { className } : {})}>
      <path fill="none" stroke="#0a261e" strokeWidth="7" d="M142 108V88h36v20" />
      <rect x="100" y="106" width="120" height="88" rx="14" fill="#1a5a49" />
      <path fill="#17493c" d="M160 106h46a14 14 0 0 1 14 14v60a14 14 0 0 1-14 14h-46Z" />
      <path fill="#f0a63a" d="M122 106h10v88h-10Zm66 0h10v88h-10Z" />
      <rect x="108" y="192" width="18" height="8" rx="4" fill="#0a261e" />
      <rect x="194" y="192" width="18" height="8" rx="4" fill="#0a261e" />
      <g transform="rotate(9 232 150)">
        <path fill="#fff" d="M216 128l22-10 22 10v50h-44Z" />
        <circle cx="238" cy="130" r="4" fill="#cfb688" />
        <path
          stroke="#17493c"
          strokeWidth="3.5"
          strokeLinecap="round"
          d="M224 148h28M224 158h28M224 168h16"
        />
      </g>
    </ProductFrame>
  );
}
