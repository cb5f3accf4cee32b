import { useContext } from "react";
import { Nonce } from "./nonce.ts";

/**
 * A script that runs as a live page is read, before React is there: allowed by its hash on a page that
 * is kept, by the nonce on any other. Browsers hide the nonce, so hydration finds another.
 */
export function InlineScript({ code }: { code: string }) {
  return (
    <script
      nonce={useContext(Nonce)}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: code }}
    />
  );
}
