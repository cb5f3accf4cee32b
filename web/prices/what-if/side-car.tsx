type Props = { transform: string; paint?: string };

/** Car from the side, driving to the right; its wheels stand on 0. */
export function SideCar({ transform, paint = "#fff" }: Props) {
  return (
    <g transform={transform}>
      <path
        fill={paint}
        d="M-48-10v-8c0-4 3-6 7-7l12-2c7-8 13-12 23-12H7c9 0 16 5 22 12l12 3c4 1 6 4 6 8v6Z"
      />
      <path fill="#1d4d42" d="M-22-27c5-6 9-8 16-8h3v8Zm23-8h5c6 0 11 3 15 8H1Z" />
      <path fill="#f6c981" d="M47-18h-6v-4h5ZM-48-19h5v-4h-4Z" />
      <path stroke="#0a261e" strokeOpacity=".2" strokeWidth="1.5" d="M-1-26v14M-10-22h5M14-22h5" />
      <circle cx="-27" cy="-9" r="9" fill="#0a261e" />
      <circle cx="27" cy="-9" r="9" fill="#0a261e" />
      <circle cx="-27" cy="-9" r="4" fill="#cfc4ac" />
      <circle cx="27" cy="-9" r="4" fill="#cfc4ac" />
    </g>
  );
}
