/** Loaded on the first click, in a sandboxed frame without access to our page. */
const button = document.querySelector<HTMLButtonElement>("button[data-chat]");
const panel = document.querySelector<HTMLDialogElement>("[data-chat-panel]");

button?.addEventListener("click", () => {
  if (!panel) return;
  if (!panel.querySelector("iframe")) {
    const frame = document.createElement("iframe");
    frame.title = panel.ariaLabel ?? "";
    frame.className = "mt-3 h-120 w-full rounded-field";
    frame.setAttribute("sandbox", "allow-scripts allow-forms allow-same-origin allow-popups");
    frame.referrerPolicy = "origin";
    frame.src = button.dataset["chat"]!;
    panel.append(frame);
  }
  panel.showModal();
});
