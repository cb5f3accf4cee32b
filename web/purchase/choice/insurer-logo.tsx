import { useState } from "react";

type Props = { src: string | null; name: string; className?: string };

const PLACEHOLDER = "/insurers/_fallback.svg";

/** An insurer's wordmark; a drawn placeholder where there is none or it fails to load. */
export function InsurerLogo({ src, name, className = "h-10" }: Props) {
  const [failed, setFailed] = useState<string>();
  const wanted = src === null ? PLACEHOLDER : src.startsWith("/") ? src : `/${src}`;

  return (
    <img
      src={failed === wanted ? PLACEHOLDER : wanted}
      alt={name}
      height={40}
      className={`w-auto max-w-full ${className}`}
      onError={() => setFailed(wanted)}
    />
  );
}
