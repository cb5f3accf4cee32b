/**
 * Inlined at the top of a live page: on a slow line its buttons are seen before they work. The last
 * one pressed until then is pressed again when the page says that its script is at work.
 */
import { PAGE_LIVE } from "./page-live.ts";

let pressed: HTMLElement | null = null;
const remember = ({ target }: Event) => {
  pressed = target instanceof Element ? target.closest<HTMLElement>("main button") : null;
};

document.addEventListener("click", remember, true);
document.addEventListener(
  PAGE_LIVE,
  () => {
    document.removeEventListener("click", remember, true);
    pressed?.click();
  },
  { once: true },
);
