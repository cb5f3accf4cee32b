const FIELD =
  "input:not([type=checkbox], [type=radio], [type=button]), textarea, select, [contenteditable]";

/** Whether somebody is at a field of the page, or has a dialog open: nothing may change under them. */
export const isTyping = (): boolean =>
  document.querySelector("dialog[open]") !== null ||
  document.activeElement?.closest("main")?.contains(document.activeElement.closest(FIELD)) === true;
