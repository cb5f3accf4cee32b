import { ProductFrame } from "./product-frame.tsx";

export function PetPicture({ className }: { className?: string }) {
  return (
    <ProductFrame sun={[250, 92, 54]} {...(className ? { className } : {})}>
      <path fill="none" stroke="#b08a4d" strokeWidth="0" />
      <path
        fill="none"
        stroke="#fff"
        strokeWidth="13"
        strokeLinecap="round"
        d="M196 188c26 6 42-6 38-26-2-10-10-14-14-8"
      />
      <path fill="#fff" d="M122 198c-4-40 10-64 38-64s46 26 44 64Z" />
      <path fill="#f4ecdc" d="M168 198c4-20 0-40-10-62 30-6 48 22 46 62Z" />
      <path
        fill="#fff"
        d="M118 88l22 12c10-4 24-4 34 0l22-12c4 14 4 22 2 32-2 22-20 34-40 34s-38-12-40-34c-2-10-3-18 0-32Z"
      />
      <path fill="#f6c981" d="M124 98l10 8-9 8Zm66 0-10 8 9 8Z" />
      <path
        fill="#0e3329"
        d="M140 118c4 0 6 3 6 7s-3 6-6 6-6-3-6-6 2-7 6-7Zm34 0c4 0 6 3 6 7s-3 6-6 6-6-3-6-6 2-7 6-7Z"
      />
      <path fill="#dd8d1a" d="M152 134h10l-5 6Z" />
      <path
        fill="none"
        stroke="#0e3329"
        strokeWidth="2.5"
        strokeLinecap="round"
        d="M157 140v3m0 0c-3 4-7 4-9 2m9-2c3 4 7 4 9 2"
      />
      <path fill="#1a5a49" d="M130 150c16 8 38 8 54 0l1 8c-16 8-40 8-56 0Z" />
      <circle cx="157" cy="164" r="6" fill="#f0a63a" />
      <path stroke="#e9e2d3" strokeWidth="3" strokeLinecap="round" d="M148 198v-18M172 198v-18" />
    </ProductFrame>
  );
}
