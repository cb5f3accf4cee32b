import { useState } from "react";
import { LOGO_PLACEHOLDER } from "../../contract/insurers.ts";

type Props = { src: string | null; name: string; className?: string };

export function InsurerLogo({ src, name, className = "h-10" }: Props) {
  const [failed, setFailed] = useState<string>();
  const wanted = src === null ? LOGO_PLACEHOLDER : src.startsWith("/") ? src : `/${src}`;

  return (
    <img
      src={failed === wanted ? LOGO_PLACEHOLDER : wanted}
      alt={name}
      height={40}
      className={`w-auto max-w-full ${className}`}
      onError={() => setFailed(wanted)}
    />
  );
}
