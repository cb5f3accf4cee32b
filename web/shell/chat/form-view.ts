import { isEmail } from "../../../domain/accounts/email.ts";
import { MAX_LINE } from "../../../domain/chat/chat-state.ts";
import type { Conversation } from "./conversation.ts";
import { createChoices } from "./choices-view.ts";
import { make, say } from "./elements.ts";
import type { OwnWords } from "./own-words.ts";
import { asksContact, mayLeaveAddress, noteWords, partsOf, plain, type Speech } from "./words.ts";

const field = (label: string, id: string, control: HTMLElement) => {
  control.id = id;
  return make(
    "p",
    { className: "chat-field" },
    make("label", { htmlFor: id, textContent: label }),
    control,
  );
};

export const createForm = (speech: () => Speech, ownWords: OwnWords) => {
  const { texts } = speech();
  const note = make("p", { className: "chat-note", role: "status", hidden: true });
  const name = make("input", { className: "control", maxLength: 200, autocomplete: "name" });
  const email = make("input", {
    className: "control control-ltr",
    type: "email",
    autocomplete: "email",
  });
  const contact = make(
    "div",
    { className: "chat-contact", hidden: true },
    field(`${texts.name} (${texts.optional})`, "chat-name", name),
    field(texts.email, "chat-email", email),
  );
  const message = make("textarea", { className: "control", rows: 1, maxLength: MAX_LINE });
  message.dir = "auto";
  const problem = make("p", { className: "chat-problem", id: "chat-problem", role: "alert" });
  const send = make(
    "button",
    { className: "chat-send" },
    make("span", { textContent: texts.send }),
  );
  const line = make(
    "div",
    { className: "chat-line" },
    field(texts.message, "chat-text", message),
    send,
  );
  const choices = createChoices(speech);
  const form = make(
    "form",
    { className: "chat-form", noValidate: true },
    note,
    contact,
    problem,
    line,
    choices.element,
  );

  const keep = () =>
    ownWords.keepDraft({ text: message.value, name: name.value, email: email.value });
  let blamed: HTMLElement | undefined;
  const complain = (words: string, wrong?: HTMLElement) => {
    if (blamed) blamed.ariaInvalid = null;
    blamed?.removeAttribute("aria-describedby");
    blamed = wrong;
    if (wrong) wrong.ariaInvalid = "true";
    wrong?.setAttribute("aria-describedby", problem.id);
    const copy = wrong?.closest(".chat-copy");
    if (copy) copy.append(problem);
    else line.before(problem);
    problem.textContent = words;
  };

  const typedContact = () => ({ name: name.value.trim(), email: email.value.trim() });
  const fieldOf = (named: string | undefined) =>
    named === "email" ? email : named === "name" ? name : message;

  const leaveAddress = async (conversation: Conversation) => {
    const answer = await conversation.copyTo(true, typedContact()).catch(() => undefined);
    if (answer?.isGood) {
      complain("");
      return message.focus();
    }
    const wrong = answer?.field === undefined ? undefined : fieldOf(answer.field);
    complain(answer?.message || texts.failed, wrong);
    wrong?.focus();
  };

  const fill = () => {
    const draft = ownWords.draft();
    message.value = draft?.text ?? "";
    name.value = draft?.name ?? "";
    email.value = draft?.email ?? "";
  };
  fill();

  form.addEventListener("input", () => {
    keep();
    if (problem.textContent) complain("");
  });
  // On a touch screen Enter breaks the line, as everywhere there.
  message.addEventListener("keydown", (event) => {
    if (event.key !== "Enter" || event.shiftKey || event.isComposing) return;
    if (!matchMedia("(pointer: fine)").matches) return;
    event.preventDefault();
    form.requestSubmit();
  });

  const showNote = (conversation: Conversation) => {
    const shown = conversation.shown();
    if (!shown) return;
    const isAsking = asksContact(shown);
    const said = noteWords(shown, speech());
    say(note, said);
    note.hidden = said.length === 0;
    contact.hidden = !isAsking;
    form.classList.toggle("chat-leaving", isAsking);
  };

  return {
    form,
    message,
    contact: () => (contact.hidden ? {} : typedContact()),
    show: (conversation: Conversation) => {
      showNote(conversation);
      const shown = conversation.shown();
      const person = shown?.chat?.state === "open" && shown.chat.person?.[speech().language];
      message.placeholder = person ? plain(partsOf(texts.writeTo, { person })) : texts.write;
      choices.show(conversation);
    },
    forget: () => {
      fill();
      complain("");
    },
    /** Puts back what the server did not take, before what was typed meanwhile. */
    refuse: (words: string, text: string, field?: string) => {
      message.value = [text, message.value].filter(Boolean).join("\n");
      keep();
      const wrong = contact.hidden ? message : fieldOf(field);
      complain(words, wrong);
      wrong.focus();
    },
    begin: (conversation: Conversation) => {
      choices.begin(conversation, complain, () => message.focus());
      form.addEventListener("submit", (event) => {
        event.preventDefault();
        const text = message.value.trim();
        const shown = conversation.shown();
        if (!text && !(shown && mayLeaveAddress(shown))) return message.focus();
        if (!contact.hidden && !isEmail(email.value.trim())) {
          complain(texts.emailWrong, email);
          return email.focus();
        }
        if (!text) return void leaveAddress(conversation);
        conversation.send(text);
        message.value = "";
        complain("");
        keep();
        message.focus();
      });
    },
  };
};
