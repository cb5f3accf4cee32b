import type { MessageState } from "../../../domain/contact/message-states.ts";

export default {
  name: "Messages",
  title: "Message",
  back: "Back to the messages",
  from: "From",
  product: "About",
  states: {
    new: "New",
    answered: "Answered",
    closed: "Closed",
    all: "All",
  } satisfies Record<MessageState | "all", string>,
  moves: {
    new: "Mark as new",
    answered: "Mark as answered",
    closed: "Mark as closed",
  } satisfies Record<MessageState, string>,
  came_one: "{{count}} new message",
  came_other: "{{count}} new messages",
  none: "No messages here",
  noneHelp: "What people write through the contact form appears here automatically.",
  answer: {
    heading: "Answer",
    label: "Your answer",
    hint: "Who wrote this reads it {{language}}. Your own email program sends it.",
    missing: "Write the answer.",
    open: "Open in email",
    copy: "Copy the answer",
  },
  note: {
    heading: "Note",
    label: "What was done",
    hint: "For colleagues only.",
    none: "No note yet.",
    save: "Save",
  },
};
