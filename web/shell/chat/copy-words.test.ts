import { expect, it } from "vitest";
import type { ChatLine, ChatShown } from "../../../contract/chat.ts";
import ar from "./ar.ts";
import { copyWords, mayAskCopy } from "./copy-words.ts";
import en from "./en.ts";

type Chat = NonNullable<ChatShown["chat"]>;

const line = (kind: ChatLine["kind"]): ChatLine => ({
  number: 1,
  kind,
  event: null,
  by: null,
  text: "",
  key: null,
  at: "2026-11-30T08:30:00.000Z",
});
const alone = [line("customer"), line("event")];
const answered = [...alone, line("staff")];

const chat = (state: Chat["state"], copyNeedsAnswer = true): Chat => ({
  id: "1",
  state,
  lines: [],
  person: null,
  endedBy: null,
  dueAt: null,
  hasEmail: true,
  email: "n…@example.test",
  wantsTranscript: true,
  copyNeedsAnswer,
  request: null,
});

it.each([
  ["waits", chat("waiting"), alone, true, en.copyWaits, true],
  ["waits where a colleague has not written yet", chat("open"), alone, true, en.copyWaits, true],
  ["is said to come with the answer", chat("message"), alone, true, "", true],
  ["is none where nobody answered", chat("ended"), alone, true, en.copyNone, false],
  ["is not spoken of where none is wanted", chat("waiting"), alone, false, "", true],
  ["goes out with an answer", chat("ended"), answered, true, "", true],
  ["goes out to an account", chat("ended", false), alone, true, "", true],
])("a copy %s", (_how, given, lines, isWanted, words, mayAsk) => {
  const now = new Date();
  expect(copyWords(given, lines, isWanted, { texts: en, language: "en", now })).toBe(words);
  expect(mayAskCopy(given, lines)).toBe(mayAsk);
  const arabic = copyWords(given, lines, isWanted, { texts: ar, language: "ar", now });
  expect(arabic === "").toBe(words === "");
});
