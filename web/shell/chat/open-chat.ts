import type { Language } from "../../../domain/language.ts";
import { createChat } from "./chat-view.ts";
import { make } from "./elements.ts";
import { coverPageBehind } from "./page-behind.ts";
import type { ChatTexts } from "./words.ts";

export const chatIn = (language: Language, texts: ChatTexts) => {
  let chat: ReturnType<typeof createChat> | undefined;
  let opener: HTMLElement | undefined;
  let coverPage = () => {};

  /** Replaces what the server rendered on the chat's own page; that page's words are kept. */
  const enhance = () => {
    const page = document.querySelector<HTMLElement>("[data-chat-page]");
    if (!page || chat) return;
    const typed = page.querySelector("textarea")?.value;
    chat = createChat(language, texts, true);
    if (typed) chat.message.value = typed;
    const hadFocus = page.contains(document.activeElement);
    page.replaceWith(chat.region);
    chat.wake();
    if (hadFocus) chat.message.focus();
  };

  const fold = () => {
    if (!chat) return;
    chat.region.hidden = true;
    coverPage();
    chat.wake();
    opener?.focus();
  };

  /** What the keyboard of a phone covers. Zooming in is something else. */
  const makeRoom = () => {
    const view = visualViewport;
    const covered = view?.scale === 1 ? innerHeight - view.height - view.offsetTop : 0;
    chat?.region.style.setProperty("--chat-keyboard", `${Math.max(0, covered)}px`);
  };

  const createPanel = () => {
    const panel = createChat(language, texts, false);
    const button = make(
      "button",
      { className: "chat-fold", type: "button" },
      make("span", { className: "sr-only", textContent: texts.fold }),
    );
    button.addEventListener("click", fold);
    panel.head.append(button);
    panel.region.classList.add("chat-panel");
    panel.region.addEventListener("keydown", ({ key, isComposing }) => {
      if (key === "Escape" && !isComposing) fold();
    });
    for (const change of ["resize", "scroll"]) visualViewport?.addEventListener(change, makeRoom);
    document.body.append(panel.region);
    coverPage = coverPageBehind(panel.region, fold);
    return panel;
  };

  const open = (link: HTMLElement) => {
    const isFirst = !chat;
    enhance();
    chat ??= createPanel();
    opener = link;
    chat.region.hidden = false;
    coverPage();
    chat.wake();
    // On a touch screen the keyboard would hide who answers.
    const isFine = matchMedia("(pointer: fine)").matches;
    if (isFine || !isFirst) return chat.message.focus();
    chat.region.tabIndex = -1;
    chat.region.focus();
  };

  return { open, enhance };
};
