import type { ReactNode } from "react";

type Props = {
  /** Already formatted: "1,092.00". */
  amount: ReactNode;
  currency?: string;
  size?: "text" | "md" | "lg" | "xl";
  className?: string;
};

const sizes = {
  text: "font-medium",
  md: "text-title-sm leading-none",
  lg: "text-title leading-none",
  xl: "text-title-lg leading-none",
};

export function Price({ amount, currency = "AED", size = "text", className = "" }: Props) {
  const inText = size === "text";

  return (
    <bdi dir="ltr" className={`inline-block ${sizes[size]} ${className}`}>
      <span className={inText ? "" : "me-1 text-[.5em] font-strong tracking-normal opacity-90"}>
        {currency}{" "}
      </span>
      {amount}
    </bdi>
  );
}
