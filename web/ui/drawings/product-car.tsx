import { Car } from "./car.tsx";
import { ProductFrame } from "./product-frame.tsx";

export function CarPicture({ className }: { className?: string }) {
  return (
    <ProductFrame sun={[250, 92, 54]} {...(className ? { className } : {})}>
      <Car transform="translate(160 198) scale(0.46)">
        <rect x="-62" y="-58" width="124" height="28" rx="5" fill="#fdfdfb" />
        <path fill="#15191a" d="M-50-50h14v12h-14Zm34 0h62v12h-62Z" />
      </Car>
    </ProductFrame>
  );
}
