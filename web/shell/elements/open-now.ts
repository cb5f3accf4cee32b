import { isOpenAt, opensAt } from "../../../domain/support/support-hours.ts";

/** Decides by the time in Dubai. */
export const openNow = (host: HTMLElement) => {
  const hours = (host.dataset["hours"] ?? "").split(" ").map((span) => {
    const [from = "", to = ""] = span.split("-");
    return { from, to };
  });
  const now = new Date();
  const shown = isOpenAt(hours, now) ? "[data-open]" : `[data-opens="${opensAt(hours, now)}"]`;
  host.querySelector<HTMLElement>(shown)?.removeAttribute("hidden");
};
