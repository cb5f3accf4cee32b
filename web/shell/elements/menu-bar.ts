/** `aria-expanded` is the only state: shell.css shows the panel of the expanded button. */
export const menuBar = (host: HTMLElement) => {
  const buttons = [...host.querySelectorAll("button")];
  const buttonOf = (event: Event) =>
    (event.target as Element).closest("li.relative")?.querySelector("button") ?? undefined;

  const open = (wanted?: HTMLButtonElement) => {
    for (const button of buttons) button.ariaExpanded = String(button === wanted);
  };

  host.addEventListener("pointerover", (event) => {
    if (event.pointerType === "mouse") open(buttonOf(event));
  });
  host.addEventListener("pointerleave", (event) => {
    if (event.pointerType === "mouse") open();
  });
  host.addEventListener("focusout", (event) => {
    if (!host.contains(event.relatedTarget as Node | null)) open();
  });
  host.addEventListener("click", (event) => {
    const button = (event.target as Element).closest("button") ?? undefined;
    if (!button) return;
    // The mouse pointer already opened it; touch and keyboard toggle it.
    const isMouse = (event as PointerEvent).pointerType === "mouse";
    open(!isMouse && button.ariaExpanded === "true" ? undefined : button);
  });
  document.addEventListener("pointerdown", (event) => {
    if (!host.contains(event.target as Node)) open();
  });
  document.addEventListener("keydown", ({ key }) => {
    if (key !== "Escape") return;
    const opened = buttons.find((button) => button.ariaExpanded === "true");
    open();
    if (host.contains(document.activeElement)) opened?.focus();
  });
};
