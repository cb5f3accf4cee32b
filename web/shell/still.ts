/** Kept under 3 kB. */
import { element } from "./elements/element.ts";
import { runWhenIdle } from "./elements/run-when-idle.ts";
import { onEveryPage } from "./elements/on-every-page.ts";
import { openNow } from "./elements/open-now.ts";
import { recordVisit } from "./elements/record-visit.ts";
import { rememberTab } from "./elements/remember-tab.ts";
import { revealOnce } from "./elements/reveal-once.ts";
import { showMore } from "./elements/show-more.ts";

runWhenIdle([
  ...onEveryPage(),
  () => element("tab-memory", rememberTab),
  () => element("open-now", openNow),
  () => element("show-more", showMore),
  revealOnce,
  () => element("visit-record", recordVisit),
]);
