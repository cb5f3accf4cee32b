/** Must stay under 3 kB compressed. */
import { defineElement } from "./elements/define-element.ts";
import { runWhenIdle } from "./elements/run-when-idle.ts";
import { onEveryPage } from "./elements/on-every-page.ts";
import { openNow } from "./elements/open-now.ts";
import { recordVisit } from "./elements/record-visit.ts";
import { rememberTab } from "./elements/remember-tab.ts";
import { revealOnce } from "./elements/reveal-once.ts";
import { showMore } from "./elements/show-more.ts";

runWhenIdle([
  ...onEveryPage(),
  () => defineElement("tab-memory", rememberTab),
  () => defineElement("open-now", openNow),
  () => defineElement("show-more", showMore),
  revealOnce,
  () => defineElement("visit-record", recordVisit),
]);
