/** Inlined in live pages: loads their scripts after the first paint. */
import { HELD } from "./held-scripts.ts";

/** Changing the type of a script does not run it; a new element does. */
const run = () => {
  const held = document.querySelector<HTMLScriptElement>(`script[type=${HELD}]`);
  if (!held) return;
  const script = document.createElement("script");
  script.type = "module";
  script.nonce = held.nonce;
  script.textContent = held.textContent;
  held.replaceWith(script);
};

const start = () => {
  paint.disconnect();
  for (const link of document.querySelectorAll<HTMLLinkElement>(`link[rel=${HELD}]`)) {
    // The font may still be loading.
    link.fetchPriority = "low";
    link.rel = "modulepreload";
  }
  if (document.readyState === "loading") addEventListener("DOMContentLoaded", run);
  else setTimeout(run);
};

const paint = new PerformanceObserver(start);
// A page in the background is never painted.
if (document.hidden) addEventListener("DOMContentLoaded", start);
else paint.observe({ type: "paint", buffered: true });
