/**
 * Inlined in live pages: on a slow line buttons appear before they work, so the last press is
 * repeated once they do.
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
