import { useEffect } from "react";

const FOCUSABLE =
  "button, a[href], input, select, textarea, summary, [tabindex]:not([tabindex='-1'])";
/** How many places are remembered: dialogs lie over one another. */
const REMEMBERED = 8;

type Place = { element: HTMLElement; around: HTMLElement[] };

const placeOf = (element: HTMLElement): Place => {
  const around: HTMLElement[] = [];
  for (let at = element.parentElement; at; at = at.parentElement) around.push(at);
  return { element, around };
};

const isThere = (element: HTMLElement) =>
  element.isConnected && element.checkVisibility({ visibilityProperty: true });

const isUsable = (element: HTMLElement) => isThere(element) && !element.matches(":disabled");

const focus = (element: HTMLElement) => {
  element.focus({ preventScroll: true });
  return document.activeElement === element;
};

/** The nearest control to a place that is gone; in the end the page itself. */
const nearest = ({ around }: Place): HTMLElement | undefined => {
  const main = document.querySelector<HTMLElement>("main");
  const within = around.filter((one) => isThere(one) && one !== main && main?.contains(one));
  for (const one of within) {
    const found = [...one.querySelectorAll<HTMLElement>(FOCUSABLE)].find(isUsable);
    if (found) return found;
  }
  return main ?? undefined;
};

/**
 * Where the focus was lost, because its control or its dialog is gone, it goes back to where it
 * was before, else to what is nearest: Tab never begins at the sidebar again.
 */
export function useFocusKept() {
  useEffect(() => {
    const places: Place[] = [];
    let frame = 0;

    const remember = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLElement) || target.tagName === "MAIN") return;
      places.push(placeOf(target));
      if (places.length > REMEMBERED) places.shift();
    };

    const look = () => {
      const at = document.activeElement;
      const last = places.at(-1);
      if ((at && at !== document.body) || !last || isThere(last.element)) return;
      const before = places
        .toReversed()
        .find(({ element }) => isUsable(element) && element.closest("main, dialog[open]"));
      const isOnPage = last.around.some((one) => one.tagName === "MAIN");
      // A control of the page that is gone leaves its place; a dialog leaves the one before it.
      const inDialog = last.around.some((one) => one.tagName === "DIALOG");
      if (inDialog && before && focus(before.element)) return;
      const next = isOnPage ? nearest(last) : before?.element;
      if (next) focus(next);
    };
    const later = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(look);
    };

    const changes = new MutationObserver(later);
    changes.observe(document.body, { childList: true, subtree: true });
    document.addEventListener("focusin", remember);
    document.addEventListener("close", later, true);
    return () => {
      cancelAnimationFrame(frame);
      changes.disconnect();
      document.removeEventListener("focusin", remember);
      document.removeEventListener("close", later, true);
    };
  }, []);
}
