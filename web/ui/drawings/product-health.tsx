import { ProductFrame } from "./product-frame.tsx";

export function HealthPicture({ className }: { className?: string }) {
  return (
    <ProductFrame sun={[250, 92, 54]} {...(className ? { className } : {})}>
      <path
        fill="none"
        stroke="#0e3329"
        strokeWidth="9"
        strokeLinejoin="round"
        d="M130 112V98a8 8 0 0 1 8-8h44a8 8 0 0 1 8 8v14"
      />
      <rect x="88" y="110" width="144" height="88" rx="14" fill="#fff" />
      <path fill="#e9e2d3" d="M88 140h144v10H88Z" />
      <rect x="148" y="134" width="24" height="22" rx="5" fill="#f0a63a" />
      <path fill="#17493c" d="M118 158a16 16 0 1 0 12 26 13 13 0 1 1-4-24 16 16 0 0 0-8-2Z" />
      <path fill="#17493c" d="M196 160h10v8h8v10h-8v8h-10v-8h-8v-10h8Z" />
    </ProductFrame>
  );
}
