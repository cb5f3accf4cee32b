import type { ChatLine, ChatShown } from "../../../contract/chat.ts";
import { dayInDubai } from "../../../domain/calendar-day.ts";
import { clockTime, DUBAI } from "../../../domain/dubai-time.ts";
import type { Bilingual, Language } from "../../../domain/language.ts";
import { locales } from "../../i18n/formats.ts";
import type { SameKeys } from "../../i18n/texts.ts";
import type en from "./en.ts";

export type ChatTexts = SameKeys<typeof en>;

/** In which language, in which words and when something is said. */
export type Speech = { texts: ChatTexts; language: Language; now: Date };

type Values = Readonly<Record<string, string | undefined>>;

/** A text with its values apart, each of which keeps a direction of its own. */
export type Part = string | { value: string };

export const partsOf = (text: string, values: Values = {}): Part[] =>
  text
    .split(/\{\{(\w+)\}\}/)
    .map((part, index) => (index % 2 === 1 ? { value: values[part] ?? "" } : part))
    .filter((part) => part !== "");

export const plain = (parts: readonly Part[]): string =>
  parts.map((part) => (typeof part === "string" ? part : part.value)).join("");

/** Names keep their own direction; times read from left to right. */
export const directionOfValue = (value: string) => (/^[\d:]+$/.test(value) ? "ltr" : "auto");

export const timeOf = (moment: string) => clockTime(new Date(moment));

type WhenTexts = { readonly today: string; readonly tomorrow: string; readonly onDay: string };

const whenWords = (texts: WhenTexts, moment: string, { language, now }: Speech): Part[] => {
  const at = new Date(moment);
  const day = dayInDubai(at);
  const name =
    day === dayInDubai(now) ? "today" : day === dayInDubai(now, 1) ? "tomorrow" : "onDay";
  const weekday = () =>
    new Intl.DateTimeFormat(locales[language], { weekday: "long", timeZone: DUBAI }).format(at);
  return partsOf(texts[name], { time: clockTime(at), day: name === "onDay" ? weekday() : "" });
};

const isAnswered = ({ chat }: ChatShown) => chat?.state === "open" && chat.person !== null;

export function headWords(shown: ChatShown, speech: Speech, brand: string) {
  const { texts, language } = speech;
  const { isOpen, until, opensAt } = shown.answering;
  const person = isAnswered(shown) ? shown.chat?.person?.[language] : undefined;
  const time = until ? clockTime(new Date(until)) : undefined;
  const isThere = time !== undefined && (isOpen || person !== undefined);
  const state = () => {
    if (isThere) return partsOf(texts.answers, { time });
    return opensAt ? whenWords(texts.opens, opensAt, speech) : partsOf(texts.busy);
  };
  return {
    person,
    title: person ? partsOf(texts.personAt, { person, brand }) : undefined,
    state: state(),
    isThere,
  };
}

/** Whether an address is asked for, as nobody answers here at once. */
export const asksContact = ({ chat, answering, isSignedIn }: ChatShown): boolean => {
  if (isSignedIn || chat?.hasEmail) return false;
  if (chat?.state === "open") return false;
  return !answering.isOpen || chat?.state === "message";
};

type Chat = NonNullable<ChatShown["chat"]>;

const answerGoes = ({ wantsTranscript, email }: Chat, { texts }: Speech): Part[] => {
  if (!wantsTranscript) return partsOf(texts.askCopy, { copy: texts.copy });
  return email === null ? partsOf(texts.answersToAccount) : partsOf(texts.answersTo, { email });
};

export function noteWords(shown: ChatShown, speech: Speech): Part[] {
  const { chat, answering } = shown;
  if (chat?.state === "ended") return partsOf(speech.texts.over);
  if (chat && asksContact(shown)) return partsOf(speech.texts.askEmail);
  if (chat?.state === "message") return answerGoes(chat, speech);
  return answering.isOpen || chat ? [] : whenWords(speech.texts.leave, answering.answersBy, speech);
}

/** An address can be left afterwards, without another line. */
export const mayLeaveAddress = (shown: ChatShown): boolean =>
  asksContact(shown) && shown.chat !== null && shown.chat.state !== "ended";

const named = (by: Bilingual | null, language: Language) => by?.[language] ?? "";

function eventWords(line: ChatLine, chat: Chat, speech: Speech): Part[] {
  const { events } = speech.texts;
  const person = named(line.by, speech.language);
  switch (line.event) {
    case "answered":
      return partsOf(events.answered, { person });
    case "handedOver":
      return partsOf(events.handedOver, { person });
    case "released":
      return partsOf(events.released);
    case "leftAsMessage":
      return chat.dueAt
        ? whenWords(events.leftAsMessage, chat.dueAt, speech)
        : partsOf(events.leftAsMessage.later);
    case "ended":
      return partsOf(events.ended[chat.endedBy ?? "system"]);
    case "received":
    case null:
      return [];
  }
}

const MINUTE = 60;

/** "38 seconds"; nothing to be proud of after an hour. */
function durationWords(seconds: number, language: Language): string | undefined {
  if (seconds < 1 || seconds >= 60 * MINUTE) return undefined;
  const unit = seconds < 2 * MINUTE ? "second" : "minute";
  return new Intl.NumberFormat(locales[language], {
    style: "unit",
    unit,
    unitDisplay: "long",
  }).format(unit === "second" ? seconds : Math.round(seconds / MINUTE));
}

const secondsBetween = (from: string, to: string) =>
  Math.round((Date.parse(to) - Date.parse(from)) / 1_000);

export type LogItem =
  | { id: string; kind: "event"; words: readonly Part[] }
  | { id: string; kind: "mine" | "theirs"; text: string; at: string };

const firstAnswer = (lines: readonly ChatLine[], line: ChatLine, speech: Speech): LogItem[] => {
  const asked = lines.find(({ kind }) => kind === "customer");
  if (!asked || lines.find(({ kind }) => kind === "staff") !== line) return [];
  const duration = durationWords(secondsBetween(asked.at, line.at), speech.language);
  const words = partsOf(speech.texts.firstAnswer, { duration });
  return duration ? [{ id: "first", kind: "event", words }] : [];
};

export const logItems = (chat: Chat, lines: readonly ChatLine[], speech: Speech): LogItem[] =>
  lines.flatMap((line): LogItem[] => {
    const { key, number, kind, text, at } = line;
    const id = key ?? String(number);
    if (kind === "customer") return [{ id, kind: "mine", text, at }];
    if (kind === "staff")
      return [...firstAnswer(lines, line, speech), { id, kind: "theirs", text, at }];
    const words = eventWords(line, chat, speech);
    return words.length > 0 ? [{ id, kind, words }] : [];
  });
