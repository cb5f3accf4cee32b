import { ProductFrame } from "./product-frame.tsx";

export function BusinessPicture({ className }: { className?: string }) {
  return (
    <ProductFrame
      sun={[66, 104, 44]}
      canopy={<HalfBuiltCanopy />}
      {...(className ? { className } : {})}
    >
      <path fill="#fff" d="M90 112h140v86H90Z" />
      <path fill="#f4ecdc" d="M90 112h140v14H90Z" />
      <path fill="#93bfab" d="M102 136h52v62h-52Z" />
      <path
        stroke="#fff"
        strokeWidth="3"
        d="M102 146h52M102 156h52M102 166h52M102 176h52M102 186h52"
      />
      <path fill="#17493c" d="M166 136h52v34h-52Z" />
      <path fill="#1a5a49" d="M166 136h30l-30 34Z" />
      <path
        fill="none"
        stroke="#dd8d1a"
        strokeWidth="5"
        strokeLinecap="round"
        d="M244 198l14-104M268 198 260 94M250 160h15M253 138h11M247 182h20M256 116h7"
      />
    </ProductFrame>
  );
}

function HalfBuiltCanopy() {
  return (
    <>
      <path
        fill="#0e3329"
        d="M127 -30C54.4 -20 28 14 28 58Q53 36 78 70C78 26 94.4 -20 139.5 -30Z"
      />
      <path
        fill="#17493c"
        d="M139.5 -30C94.4 -20 78 26 78 70Q105 48 132 76C132 32 137.6 -20 153 -30Z"
      />
      <path
        fill="none"
        stroke="#2b7460"
        strokeWidth="2.5"
        strokeDasharray="6 6"
        d="M153 -30C137.6 -20 132 32 132 76Q160 54 188 76C188 32 182.4 -20 167 -30Z"
      />
      <path
        fill="none"
        stroke="#2b7460"
        strokeWidth="2.5"
        strokeDasharray="6 6"
        d="M167 -30C182.4 -20 188 32 188 76Q215 48 242 70C242 26 225.6 -20 180.5 -30Z"
      />
      <path
        fill="none"
        stroke="#2b7460"
        strokeWidth="2.5"
        strokeDasharray="6 6"
        d="M180.5 -30C225.6 -20 242 26 242 70Q267 36 292 58C292 14 265.6 -20 193 -30Z"
      />
      <circle cx="28" cy="60" r="2.6" fill="#f0a63a" />
      <circle cx="78" cy="72" r="2.6" fill="#f0a63a" />
      <circle cx="132" cy="78" r="2.6" fill="#f0a63a" />
      <circle cx="188" cy="78" r="2.6" fill="#f0a63a" />
      <circle cx="242" cy="72" r="2.6" fill="#f0a63a" />
      <circle cx="292" cy="60" r="2.6" fill="#f0a63a" />
    </>
  );
}
