import { dayInDubai } from "../../../domain/calendar-day.ts";
import { clockTime } from "../../../domain/dubai-time.ts";
import { openNow } from "../../shell/elements/open-now.ts";

const now = new Date();
const time = clockTime(now);
const of = (near: Element, day: string) => near.querySelector<HTMLElement>(`[data-day="${day}"]`);

/** Which words of a day are said now. */
const saidOn = ({ dataset }: HTMLElement) => {
  const spans = (dataset["hours"] ?? "").split(" ").map((span) => span.split("-"));
  if (spans.some(([from = "", to = ""]) => from <= time && time < to)) return "[data-open]";
  const [from] = spans.find(([from = ""]) => from > time) ?? [];
  return from ? `[data-opens="${from}"]` : "[data-next]";
};

for (const near of document.querySelectorAll("[data-near]")) {
  const today = of(near, dayInDubai(now));
  const always = of(near, "");
  if (today) today.querySelector(saidOn(today))?.removeAttribute("hidden");
  else if (always) openNow(always);
}
