import { faceLetters } from "../../ui/face-letters.ts";
import type { Conversation } from "./conversation.ts";
import { make, say } from "./elements.ts";
import { headWords, partsOf, type Speech } from "./words.ts";

export const createHead = (speech: () => Speech, title: string, brand: string) => {
  const face = make("span", { className: "chat-face", ariaHidden: "true", hidden: true });
  const name = make("h2", { textContent: title });
  const state = make("p");
  const head = make("header", { className: "chat-head" }, face, make("div", {}, name, state));

  const show = (conversation: Conversation) => {
    const shown = conversation.shown();
    if (!shown) return;
    const words = headWords(shown, speech(), brand);
    face.hidden = words.person === undefined;
    face.textContent = faceLetters(words.person ?? "");
    say(name, words.title ?? partsOf(title));
    say(state, words.state);
    state.className = words.isThere ? "chat-there" : "";
  };

  return { head, show };
};
