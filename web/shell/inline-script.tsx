import { useContext } from "react";
import { Nonce } from "./nonce.ts";

/** Allowed by hash on a cached page, else by nonce. Browsers hide the nonce from hydration. */
export function InlineScript({ code }: { code: string }) {
  return (
    <script
      nonce={useContext(Nonce)}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: code }}
    />
  );
}
