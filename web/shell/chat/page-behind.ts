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
  const root = document.documentElement;
  let watcher: Watcher | undefined;

  const isCovered = () => narrow.matches && !panel.hidden;

  const cover = () => {
    const isBehind = isCovered();
    for (const part of document.body.children)
      if (part instanceof HTMLElement && part !== panel) part.inert = isBehind;
    root.classList.toggle("chat-covers", isBehind);
    watcher?.destroy();
    watcher = isBehind && CloseWatcher ? new CloseWatcher() : undefined;
    if (watcher) watcher.onclose = fold;
  };

  narrow.addEventListener("change", cover);
  // A tap on what is inert falls to the body.
  root.addEventListener("click", ({ target }) => {
    if (isCovered() && (target === root || target === document.body)) fold();
  });
  return cover;
};
