/**
 * Inlined in live pages: on a slow line buttons appear before they work, so the last press is
 * repeated once they do. Not when React hydrated the page for this very press: a second one would
 * close again what the first has opened. Nor when the person has gone on to another control: what
 * they type would land where the button moves the focus to.
 */
import { PAGE_LIVE } from "./page-live.ts";

let press: Event | undefined;
let pressed: HTMLElement | null = null;
let before = "";
let focused: Element | null = null;

/** The button's own tag, which shows by its attributes whether the press had an effect. */
const tagOf = (button: HTMLElement | null) =>
  button ? (button.cloneNode(false) as HTMLElement).outerHTML : "";

const remember = (event: Event) => {
  const { target } = event;
  press = event;
  pressed = target instanceof Element ? target.closest<HTMLElement>("main button") : null;
  before = tagOf(pressed);
  focused = document.activeElement;
};

document.addEventListener("click", remember, true);
document.addEventListener(PAGE_LIVE, ({ target }) => {
  // The page, or a `LaterPart` of it.
  if (target !== (pressed?.closest("[data-later-part]") ?? document)) return;
  // React makes the page live for this press, and passes it on after that.
  const isUnderWay = press?.eventPhase !== Event.NONE;
  const isUnanswered =
    !isUnderWay && tagOf(pressed) === before && document.activeElement === focused;
  const button = isUnanswered ? pressed : null;
  pressed = null;
  // React neither draws what a press changes within its effects nor sees what is stored.
  queueMicrotask(() => button?.click());
});
