import { make } from "./elements.ts";

type Watcher = { onclose: (() => void) | null; destroy: () => void };

/** Of Chromium: the button or gesture by which a phone goes back closes what is open, not the page. */
const CloseWatcher = Reflect.get(globalThis, "CloseWatcher") as (new () => Watcher) | undefined;

/**
 * On a phone the panel is a sheet over the page, which neither answers nor scrolls meanwhile: a tap
 * beside the sheet folds it, and so does going back.
 * @returns what to call whenever the panel was opened or folded
 */
export const coverPageBehind = (panel: HTMLElement, fold: () => void) => {
  const narrow = matchMedia("(width < 40rem)");
  // An element of its own: Safari tells no tap on the body, nor on what is inert.
  const beside = make("div", { className: "chat-beside", hidden: true });
  let watcher: Watcher | undefined;

  const cover = () => {
    const isCovered = narrow.matches && !panel.hidden;
    beside.hidden = !isCovered;
    for (const part of document.body.children)
      if (part instanceof HTMLElement && part !== panel && part !== beside) part.inert = isCovered;
    document.documentElement.classList.toggle("chat-covers", isCovered);
    watcher?.destroy();
    watcher = isCovered && CloseWatcher ? new CloseWatcher() : undefined;
    if (watcher) watcher.onclose = fold;
    if (!isCovered || panel.contains(document.activeElement)) return;
    panel.tabIndex = -1;
    panel.focus();
  };

  panel.before(beside);
  beside.addEventListener("click", fold);
  narrow.addEventListener("change", cover);
  return cover;
};
