/** Ref of what a dialog focuses when it opens, instead of its closing button. */
export const firstFocus = (element: HTMLElement | null) => element?.setAttribute("autofocus", "");
