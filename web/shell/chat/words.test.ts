import { describe, expect, it } from "vitest";
import type { ChatLine, ChatShown } from "../../../contract/chat.ts";
import type { Language } from "../../../domain/language.ts";
import ar from "./ar.ts";
import en from "./en.ts";
import {
  asksContact,
  directionOfValue,
  headWords,
  logItems,
  mayLeaveAddress,
  noteWords,
  partsOf,
  plain,
  type Speech,
} from "./words.ts";

const dubai = (text: string) => new Date(`${text}:00+04:00`).toISOString();
/** A Monday. */
const speak = (language: Language): Speech => ({
  texts: { en, ar }[language],
  language,
  now: new Date(dubai("2026-11-30T12:40")),
});

const salma = { en: "Salma", ar: "سلمى" };
const open = { isOpen: true, until: dubai("2026-11-30T18:00"), opensAt: null };
const away = { isOpen: false, until: dubai("2026-11-30T18:00"), opensAt: null };
const closed = (opensAt: string) => ({ isOpen: false, until: null, opensAt: dubai(opensAt) });

type Chat = NonNullable<ChatShown["chat"]>;
const chat = (fields: Partial<Chat> = {}): Chat => ({
  id: "1",
  state: "waiting",
  lines: [],
  person: null,
  endedBy: null,
  dueAt: null,
  hasEmail: false,
  email: null,
  wantsTranscript: false,
  copyNeedsAnswer: true,
  request: null,
  ...fields,
});
const shown = (
  answering: Omit<ChatShown["answering"], "answersBy">,
  fields?: Partial<Chat>,
): ChatShown => ({
  chat: fields ? chat(fields) : null,
  answering: { ...answering, answersBy: dubai("2026-12-01T11:00") },
  isSignedIn: false,
  requests: [],
});

describe("the head says", () => {
  it.each([
    [
      "en",
      "who answers, until when",
      shown(open, { state: "open", person: salma }),
      "Salma at Mizalla",
      "We answer now, until 18:00",
    ],
    [
      "ar",
      "who answers, until when",
      shown(open, { state: "open", person: salma }),
      "سلمى من Mizalla",
      "الرد الآن، حتى 18:00",
    ],
    ["en", "until when somebody answers", shown(open), undefined, "We answer now, until 18:00"],
    ["en", "that nobody is there", shown(away), undefined, "Nobody is available right now"],
    ["en", "when it opens today", shown(closed("2026-11-30T14:00")), undefined, "We open at 14:00"],
    [
      "en",
      "when it opens tomorrow",
      shown(closed("2026-12-01T09:00")),
      undefined,
      "We open tomorrow at 09:00",
    ],
    [
      "en",
      "on which day it opens",
      shown(closed("2026-12-03T09:00")),
      undefined,
      "We open on Thursday at 09:00",
    ],
    [
      "ar",
      "on which day it opens",
      shown(closed("2026-12-03T09:00")),
      undefined,
      "نفتح يوم الخميس الساعة 09:00",
    ],
  ] as const)("in %s %s", (language, _what, given, title, state) => {
    const words = headWords(given, speak(language), "Mizalla");
    expect(words.title && plain(words.title)).toBe(title);
    expect(plain(words.state)).toBe(state);
  });
});

describe("an address is asked for", () => {
  it.each([
    [false, "while somebody answers", shown(open)],
    [true, "when nobody does", shown(closed("2026-12-01T09:00"))],
    [true, "when nobody could answer at once", shown(open, { state: "message" })],
    [false, "of nobody who left one", shown(away, { state: "message", hasEmail: true })],
    [false, "in no conversation", shown(closed("2026-12-01T09:00"), { state: "open" })],
    [false, "of nobody who is signed in", { ...shown(away), isSignedIn: true }],
  ])("%s %s", (expected, _when, given) => {
    expect(asksContact(given)).toBe(expected);
  });

  it("with the time of the answer, or because an answer is owed", () => {
    expect(plain(noteWords(shown(away), speak("en")))).toContain("tomorrow, before 11:00");
    expect(plain(noteWords(shown(open, { state: "message" }), speak("en")))).toBe(en.askEmail);
    expect(noteWords(shown(open), speak("en"))).toEqual([]);
  });

  it.each([
    ["en", "Our answer goes to n…@example.test.", { email: "n…@example.test" }],
    ["ar", "نرسل ردّنا إلى n…@example.test.", { email: "n…@example.test" }],
    ["en", en.answersToAccount, {}],
    [
      "en",
      "Choose “Copy to my email”, so that our answer reaches you.",
      { wantsTranscript: false },
    ],
  ] as const)("once, and then it says in %s %s", (language, words, fields) => {
    const left = { state: "message", hasEmail: true, wantsTranscript: true, ...fields } as const;
    expect(plain(noteWords(shown(away, left), speak(language)))).toBe(words);
  });

  it("of somebody who signed in after they wrote, in another way", () => {
    const asked = { ...shown(away, { state: "message" }), isSignedIn: true };
    expect(plain(noteWords(asked, speak("ar")))).toBe("اختر «نسخة إلى بريدي» ليصلك ردّنا.");
  });

  it.each([
    [false, "before the first line", shown(away)],
    [true, "where a message waits", shown(open, { state: "message" })],
    [true, "where nobody is there any longer", shown(away, { state: "waiting" })],
    [false, "where the chat has ended", shown(away, { state: "ended" })],
    [false, "where one is known", shown(away, { state: "message", hasEmail: true })],
  ])("and may come without a line: %s %s", (expected, _when, given) => {
    expect(mayLeaveAddress(given)).toBe(expected);
  });
});

describe("the log", () => {
  let number = 0;
  const line = (fields: Partial<ChatLine>): ChatLine => ({
    number: (number += 1),
    kind: "event",
    event: null,
    by: null,
    text: "",
    key: null,
    at: dubai("2026-11-30T12:39"),
    ...fields,
  });
  const talk = [
    line({ kind: "customer", text: "Hello", key: "a" }),
    line({ event: "answered", by: salma }),
    line({ kind: "staff", text: "Hello, Salma here", by: salma, at: "2026-11-30T08:39:38.000Z" }),
    line({ kind: "staff", text: "How can I help?", by: salma }),
    line({ event: "ended" }),
  ];
  const said = (language: Language, fields: Partial<Chat>) =>
    logItems(chat(fields), talk, speak(language)).map((item) =>
      item.kind === "event" ? plain(item.words) : item.text,
    );

  it("says what happened between the lines, and how soon the first answer came", () => {
    expect(said("en", { endedBy: "customer" })).toEqual([
      "Hello",
      "Salma answers now.",
      "First answer after 38 seconds",
      "Hello, Salma here",
      "How can I help?",
      "You ended the chat.",
    ]);
    expect(said("ar", {})).toContain("أول رد بعد 38 ثانية");
  });

  it("keeps the name of a line of one's own when its number comes", () => {
    expect(logItems(chat(), talk, speak("en")).at(0)?.id).toBe("a");
  });
});

it("values keep their own direction", () => {
  expect(partsOf("until {{time}}!", { time: "18:00" })).toEqual([
    "until ",
    { value: "18:00" },
    "!",
  ]);
  expect(directionOfValue("18:00")).toBe("ltr");
  expect(directionOfValue("سلمى")).toBe("auto");
});
