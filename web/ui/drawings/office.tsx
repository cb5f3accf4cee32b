import { ProductFrame } from "./product-frame.tsx";

export function OfficePicture({ className }: { className?: string }) {
  return (
    <ProductFrame sun={[66, 108, 40]} {...(className ? { className } : {})}>
      <path fill="#fff" d="M52 158h216v8H52Z" />
      <path fill="#f4ecdc" d="M60 166h8v34h-8Zm192 0h8v34h-8ZM152 166h16v34h-16Z" />
      <path fill="#17493c" d="M86 124h58a4 4 0 0 1 4 4v28H82v-28a4 4 0 0 1 4-4Z" />
      <path fill="#1a5a49" d="M88 130h54v22H88Z" />
      <path fill="#93bfab" d="M94 136h24v3H94Zm0 6h34v3H94Z" />
      <path fill="#0e3329" d="M74 156h82v3H74Z" />
      <path fill="#fff" d="M186 118h44a3 3 0 0 1 3 3v29h-50v-29a3 3 0 0 1 3-3Z" />
      <path fill="#f0a63a" d="M190 124h36v20h-36Z" />
      <path fill="#17493c" d="M199 139c0-10 18-10 18 0Z" />
      <path stroke="#17493c" strokeWidth="1.8" d="M208 138v6" />
      <path fill="#d9c8a8" d="M203 150h12v8h-12Z" />
      <path fill="#dd8d1a" d="M242 146h14l-2 12h-10Z" />
      <path
        fill="#2b7460"
        d="M249 148c-2-14-10-18-14-18 2 8 6 14 12 18Zm0 0c0-14 8-20 13-20-1 9-5 16-11 20Zm-1-2c-5-14 0-24 2-27 4 8 4 19 0 27Z"
      />
      <path fill="#17493c" d="M162 158v-5h10v5Z" />
      <path fill="none" stroke="#17493c" strokeWidth="2" d="M172 154h3v3h-3" />
    </ProductFrame>
  );
}
