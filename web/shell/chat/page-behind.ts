/**
 * On a phone the panel is a sheet over the page, which neither answers nor scrolls meanwhile: a tap
 * beside the sheet folds it.
 * @returns what to call whenever the panel was opened or folded
 */
export const coverPageBehind = (panel: HTMLElement, fold: () => void) => {
  const narrow = matchMedia("(width < 40rem)");
  const root = document.documentElement;

  const isCovered = () => narrow.matches && !panel.hidden;

  const cover = () => {
    const isBehind = isCovered();
    for (const part of document.body.children)
      if (part instanceof HTMLElement && part !== panel) part.inert = isBehind;
    root.classList.toggle("chat-covers", isBehind);
  };

  narrow.addEventListener("change", cover);
  // A tap on what is inert falls to the body.
  root.addEventListener("click", ({ target }) => {
    if (isCovered() && (target === root || target === document.body)) fold();
  });
  return cover;
};
