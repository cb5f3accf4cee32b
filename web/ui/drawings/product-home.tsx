import { ProductFrame } from "./product-frame.tsx";

export function HomePicture({ className }: { className?: string }) {
  return (
    <ProductFrame sun={[250, 92, 54]} {...(className ? { className } : {})}>
      <path fill="#fff" d="M84 120h72v78H84Z" />
      <path fill="#f4ecdc" d="M150 96h86v102h-86Z" />
      <path fill="#fff" d="M78 114h84v10H78ZM144 90h98v10h-98Z" />
      <path fill="#17493c" d="M98 138h18v26H98Zm28 0h18v26h-18Z" />
      <path fill="#17493c" d="M166 112h54v24h-54Z" />
      <path
        stroke="#f4ecdc"
        strokeWidth="2"
        d="M175 112v24M184 112v24M193 112v24M202 112v24M211 112v24M166 120h54M166 128h54"
      />
      <path fill="#dd8d1a" d="M180 198v-32a14 14 0 0 1 28 0v32Z" />
      <path fill="#f0a63a" d="M194 152a14 14 0 0 1 14 14v32h-14Z" />
      <circle cx="190" cy="178" r="2" fill="#fff" />
      <path
        fill="#2b7460"
        d="M62 198c-2-20 2-38 10-48 8 10 12 28 10 48Zm176 0c-4-14 0-26 8-34 8 8 12 20 8 34Z"
      />
    </ProductFrame>
  );
}
