import { isOpenAt } from "../../../domain/support/support-hours.ts";

/** Decides by the time in Dubai. */
export const openNow = (host: HTMLElement) => {
  const hours = (host.dataset["hours"] ?? "").split(" ").map((span) => {
    const [from = "", to = ""] = span.split("-");
    return { from, to };
  });
  const shown = isOpenAt(hours, new Date()) ? "[data-open]" : "[data-closed]";
  host.querySelector<HTMLElement>(shown)?.removeAttribute("hidden");
};
