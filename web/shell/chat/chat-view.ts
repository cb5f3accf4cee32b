import type { Language } from "../../../domain/language.ts";
import style from "./chat.css?inline";
import { createConversation } from "./conversation.ts";
import { make } from "./elements.ts";
import { createForm } from "./form-view.ts";
import { createHead } from "./head-view.ts";
import { createLog } from "./log-view.ts";
import { createOwnWords } from "./own-words.ts";
import { type ChatTexts, partsOf, type Speech } from "./words.ts";

const addStyle = () => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(style);
  document.adoptedStyleSheets.push(sheet);
};

const titleParts = () => document.title.split(" · ");

/** `isPage`: in the page of its own, which already has the style and a heading. */
export const createChat = (language: Language, texts: ChatTexts, isPage: boolean) => {
  const speech = (): Speech => ({ texts, language, now: new Date() });
  const [, brand = ""] = titleParts();
  const head = createHead(speech, isPage ? texts.team : texts.heading, brand);
  // The desk sees where a chat began.
  const about = () =>
    isPage || conversation.shown()?.chat !== null
      ? undefined
      : partsOf(texts.seen, { page: titleParts()[0] });
  const { log, show: showLog } = createLog(speech, about, () => {
    conversation.sendAgain();
    form.message.focus();
  });
  const ownWords = createOwnWords();
  const form = createForm(speech, ownWords);
  const region = make(
    "section",
    { className: isPage ? "chat chat-page" : "chat" },
    head.head,
    log,
    form.form,
  );
  region.ariaLabel = texts.region;
  if (!isPage) addStyle();

  const show = () => {
    head.show(conversation);
    showLog(conversation);
    form.show(conversation);
  };
  const conversation = createConversation(ownWords, {
    isOpen: () => region.isConnected && !region.hidden,
    onChange: show,
    onOther: form.forget,
    onRefused: form.refuse,
    contact: form.contact,
  });
  form.begin(conversation);

  const wake = () => {
    conversation.check();
    conversation.look();
  };
  document.addEventListener("visibilitychange", wake);
  addEventListener("online", conversation.sendAfterGap);

  return { region, head: head.head, message: form.message, wake };
};
