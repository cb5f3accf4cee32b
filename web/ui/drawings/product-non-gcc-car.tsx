import { Car } from "./car.tsx";
import { ProductFrame } from "./product-frame.tsx";

export function NonGccCarPicture({ className }: { className?: string }) {
  return (
    <ProductFrame sun={[70, 100, 46]} {...(className ? { className } : {})}>
      <path fill="#2b7460" d="M66 92h188v104H66Z" />
      <path fill="#1a5a49" d="M66 92h188v10H66Z" />
      <path
        stroke="#4c927b"
        strokeWidth="3"
        d="M80 104v88M94 104v88M108 104v88M212 104v88M226 104v88M240 104v88"
      />
      <path fill="#0a261e" d="M112 104h96v92h-96Z" />
      <path fill="#4c927b" d="M66 104l-20 10v86l20-6ZM254 104l20 10v86l-20-6Z" />
      <Car transform="translate(160 199) scale(0.36)" paint="#f6c981" shade="#e9b25a">
        <rect x="-62" y="-58" width="124" height="28" rx="5" fill="#fdfdfb" />
        <path fill="#15191a" d="M-44-50h88v12h-88Z" />
      </Car>
    </ProductFrame>
  );
}
