import type { Page } from "playwright-core";
import { expect } from "vitest";
import type { Language } from "../../domain/language.ts";
import ar from "../../web/shell/chat/ar.ts";
import en from "../../web/shell/chat/en.ts";
import type { Visitor } from "../support/browser.ts";
import { enterOffice } from "../support/office.ts";
import { untilFound } from "../support/waiting.ts";
import { type Shop, startWithClock } from "./clock-steps.ts";
import { type Place, visitorOf } from "./journey.ts";

/** A Monday, by the clock of Dubai. */
export const at = (time: string) => new Date(`2027-01-11T${time}:00+04:00`);

export const openShop = () => startWithClock(at("10:00"));

/** Names that outside checks rely on, so the English ones are written out. */
const english = {
  link: "Chat with us",
  region: "Chat",
  log: "Conversation",
  message: "Message",
  send: "Send message",
  sendAgain: "Send again",
  end: "End chat",
  email: "Email",
};

export const wordsOfChat = (language: Language) =>
  language === "en"
    ? { ...english, prefix: "", texts: en }
    : {
        link: ar.heading,
        region: ar.region,
        log: ar.conversation,
        message: ar.message,
        send: ar.send,
        sendAgain: ar.sendAgain,
        end: ar.end,
        email: ar.email,
        prefix: "/ar",
        texts: ar,
      };

/** The controls of the chat in a page, in its panel or on the page of its own. */
export const chatOn = (page: Visitor["page"], language: Language) => {
  const words = wordsOfChat(language);
  // In Arabic the region and its log have the same name.
  const region = page.getByRole("region", { name: words.region, exact: true });
  const log = region.getByRole("log", { name: words.log, exact: true });
  const button = (name: string) => region.getByRole("button", { name, exact: true });

  return {
    words,
    region,
    log,
    button,
    message: region.getByLabel(words.message, { exact: true }),
    email: region.getByLabel(words.email, { exact: true }),
    line: (text: string) => log.getByText(text, { exact: true }),
    link: page.getByRole("main").getByRole("link", { name: words.link, exact: true }),
    send: async (text: string) => {
      await region.getByLabel(words.message, { exact: true }).fill(text);
      await button(words.send).click();
    },
  };
};

export const arriveAt = async (shop: Shop, place: Place & { scripts?: boolean }, path = "") => {
  const someone = await visitorOf(shop, place);
  await someone.page.clock.setFixedTime(shop.now());
  const chat = chatOn(someone.page, place.language);
  const { prefix } = chat.words;
  const open = (next: string) => someone.open(prefix + next || "/");
  await open(path);
  return { ...someone, someone, chat, open };
};

/** Lets no line through until the returned function is called. */
export const cutLine = async (page: Page) => {
  await page.route("**/api/chat/lines", (route) => route.abort());
  return () => page.unroute("**/api/chat/lines");
};

/** The text stands in the log, and stands there once. */
export const expectOnce = async (chat: ReturnType<typeof chatOn>, ...texts: string[]) => {
  for (const text of texts) {
    await chat.line(text).first().waitFor();
    expect(await chat.line(text).count(), text).toBe(1);
  }
  const all = await chat.log.innerText();
  const places = texts.map((text) => all.indexOf(text));
  expect(places).toEqual(places.toSorted((one, other) => one - other));
};

type Row = { id: string; lastText: string | null; version: number };

/** A colleague at the desk, by its calls. */
export const deskOf = async (shop: Shop) => {
  const { cookie } = await enterOffice(shop, "agent", undefined, () => Number(shop.now()));
  const call = async <Data>(path: string, body?: object): Promise<Data> => {
    const answer = await fetch(`${shop.address}/api/office/chats${path}`, {
      method: body ? "POST" : "GET",
      headers: {
        "content-type": "application/json",
        "sec-fetch-site": "same-origin",
        cookie: `staff=${cookie}`,
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    expect(answer.status, path).toBeLessThan(300);
    return ((await answer.json()) as { data: Data }).data;
  };

  return {
    /** Takes the chat whose last line this is. */
    answer: async (text: string) => {
      const waiting = await untilFound(
        async () => (await call<Row[]>("")).find(({ lastText }) => lastText === text),
        `a chat with ${text}`,
      );
      const { version } = await call<Row>(`/${waiting.id}`);
      await call(`/${waiting.id}/answer`, { version });
      return {
        say: (line: string) =>
          call(`/${waiting.id}/lines`, { text: line, key: crypto.randomUUID() }),
        end: async () => {
          const { version: newest } = await call<Row>(`/${waiting.id}`);
          await call(`/${waiting.id}/end`, { version: newest });
        },
      };
    },
  };
};
