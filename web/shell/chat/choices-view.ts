import type { Conversation } from "./conversation.ts";
import { copyWords, mayAskCopy } from "./copy-words.ts";
import { make } from "./elements.ts";
import type { Speech } from "./words.ts";

export const createChoices = (speech: () => Speech) => {
  const { texts } = speech();
  const copy = make("input", { type: "checkbox", className: "tick" });
  const where = make("input", {
    className: "control control-ltr",
    type: "email",
    autocomplete: "email",
  });
  where.ariaLabel = texts.copyWhere;
  where.placeholder = texts.email;
  const save = make("button", { className: "btn btn-sm", type: "button" });
  save.textContent = texts.copySave;
  const asking = make("div", { className: "chat-copy", hidden: true }, where, save);
  const hint = make("p", { className: "chat-hint", role: "status" });
  const request = make("select", { className: "control", hidden: true });
  request.ariaLabel = texts.aboutRequest;
  const end = make("button", { className: "chat-end", type: "button", textContent: texts.end });
  const tick = make(
    "label",
    { className: "chat-tick" },
    copy,
    make("span", { textContent: texts.copy }),
  );
  const element = make(
    "div",
    { className: "chat-choices", hidden: true },
    request,
    tick,
    end,
    hint,
    asking,
  );

  /** Controls whose change has no answer yet: what comes meanwhile must not turn them back. */
  const changing: HTMLElement[] = [];

  const show = (conversation: Conversation) => {
    const shown = conversation.shown();
    element.hidden = !shown?.chat;
    if (!shown?.chat) return;
    const lines = conversation.lines();
    tick.hidden = !mayAskCopy(shown.chat, lines);
    if (tick.hidden) asking.hidden = true;
    if (!changing.includes(copy)) copy.checked = shown.chat.wantsTranscript || !asking.hidden;
    const said = copyWords(shown.chat, lines, copy.checked, speech());
    if (hint.textContent !== said) hint.textContent = said;
    // A message is kept: there is nothing to end.
    end.hidden = ["ended", "message"].includes(shown.chat.state);
    request.hidden = shown.requests.length === 0;
    // Their list may be open.
    if (request.length !== shown.requests.length + 1)
      request.replaceChildren(
        new Option(texts.noRequest, ""),
        ...shown.requests.map(
          ({ id, number }) => new Option(`${texts.aboutRequest} ${number}`, id),
        ),
      );
    if (!changing.includes(request)) request.value = shown.chat.request?.id ?? "";
  };

  const begin = (
    conversation: Conversation,
    complain: (words: string, wrong?: HTMLElement) => void,
    onEnd: () => void,
  ) => {
    type Asked = ReturnType<Conversation["end"]>;
    const answered = async (control: HTMLElement, asked: Asked, field?: HTMLElement) => {
      changing.push(control);
      const answer = await asked.catch(() => undefined);
      changing.splice(changing.indexOf(control), 1);
      if (answer?.isGood) complain("");
      else complain(answer?.message || texts.failed, answer?.field ? field : undefined);
      show(conversation);
      return answer?.isGood ?? false;
    };
    const saveWhere = async () => {
      asking.hidden = await answered(
        copy,
        conversation.copyTo(true, { email: where.value.trim() }),
        where,
      );
      show(conversation);
      (asking.hidden ? copy : where).focus();
    };

    copy.addEventListener("change", () => {
      const shown = conversation.shown();
      const isKnown = shown?.isSignedIn || shown?.chat?.hasEmail;
      asking.hidden = !copy.checked || Boolean(isKnown);
      if (asking.hidden) return void answered(copy, conversation.copyTo(copy.checked));
      show(conversation);
      where.focus();
    });
    save.addEventListener("click", saveWhere);
    where.addEventListener("keydown", (event) => {
      if (event.key !== "Enter") return;
      event.preventDefault();
      void saveWhere();
    });
    request.addEventListener("change", () => {
      void answered(request, conversation.nameRequest(request.value || null));
    });
    // The button goes, and must not take the focus with it.
    end.addEventListener("click", async () => {
      if (await answered(end, conversation.end())) onEnd();
    });
  };

  return { element, show, begin };
};
