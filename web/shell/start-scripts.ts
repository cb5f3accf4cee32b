/** Inlined in live pages: loads their scripts after the first paint. */
import { DEFERRED } from "./deferred-scripts.ts";

/** Changing the type of a script does not run it; a new element does. */
const run = () => {
  const deferred = document.querySelector<HTMLScriptElement>(`script[type=${DEFERRED}]`);
  if (!deferred) return;
  const script = document.createElement("script");
  script.type = "module";
  script.nonce = deferred.nonce;
  script.textContent = deferred.textContent;
  deferred.replaceWith(script);
};

const start = () => {
  paint.disconnect();
  for (const link of document.querySelectorAll<HTMLLinkElement>(`link[rel=${DEFERRED}]`)) {
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
