/** As a ref: a dialog focuses it when it opens, instead of its closing button. */
export const firstFocus = (element: HTMLElement | null) => element?.setAttribute("autofocus", "");
