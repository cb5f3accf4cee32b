import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import type { ChatShown } from "../../contract/chat.ts";
import type { DeskChatRow } from "../../contract/office/chats/routes.ts";
import type { Language } from "../../domain/language.ts";
import { setDeskHours } from "../support/chats.ts";
import { startTwoProcesses, type TwoProcesses } from "../support/two-processes.ts";
import { checkDesk, officeTexts, type Place } from "./desk-steps.ts";
import { visitorOf } from "./journey.ts";

/** Two processes whose desk never closes. */
export const startChatDesk = async () => {
  const world = await startTwoProcesses();
  // Only staff change the calendar.
  await world.enterAt(world.products[0], "compliance");
  await setDeskHours(world.database.db, "always");
  return world;
};

/** What a failed journey left waiting would be the first to be answered. */
export const endWaiting = async ({ products: [product], enterAt }: TwoProcesses) => {
  const { get, post } = await enterAt(product);
  const { body } = await get("/chats?view=waiting");
  for (const { id, version } of (body as { data: DeskChatRow[] }).data)
    await post(`/chats/${id}/end`, { version });
};

type Product = TwoProcesses["products"][number];

/** Either process may send a mail, and shows it then. */
export const mailedAnywhere = ({ products }: TwoProcesses): Product => ({
  ...products[0],
  mailsTo: async (to) => (await Promise.all(products.map((one) => one.mailsTo(to)))).flat(),
});

/** Names that outside checks rely on, so the English ones are written out. */
export const chatNames = (language: Language) => {
  const { chats } = officeTexts(language);
  if (language === "en")
    return {
      table: "Chats",
      log: "Conversation",
      field: "Message",
      send: "Send message",
      again: "Send again",
      answer: "Answer",
      handOver: "Hand over",
      colleague: "Colleague",
      note: "Note",
      end: "End chat",
      lead: "A lead",
      soundOn: "Sound on",
      soundOff: "Sound off",
    };
  return {
    table: chats.name,
    log: chats.log,
    field: chats.field,
    send: chats.send,
    again: chats.unsent.again,
    answer: chats.answer,
    handOver: chats.handOver.button,
    colleague: chats.handOver.colleague,
    note: chats.handOver.note,
    end: chats.end.button,
    lead: chats.becomes.lead,
    soundOn: chats.sound.on,
    soundOff: chats.sound.off,
  };
};

/** A visitor of either process, with a browser of their own that has no pages. */
export const chatVisitor = (product: Product, language: Language = "en", token?: string) => {
  const own = [`lang=${language}`, ...(token === undefined ? [] : [`token=${token}`])].join("; ");
  let cookie = own;
  const ask = async (path: string, body?: object): Promise<ChatShown> => {
    const answer = await fetch(`${product.address}/api/chat${path}`, {
      method: body ? "POST" : "GET",
      headers: { "content-type": "application/json", "sec-fetch-site": "same-origin", cookie },
      ...(body && { body: JSON.stringify(body) }),
    });
    const [set] = answer.headers.getSetCookie().flatMap((one) => one.match(/^chat=[^;]*/) ?? []);
    if (set) cookie = `${own}; ${set}`;
    expect([200, 201]).toContain(answer.status);
    return ((await answer.json()) as { data: ChatShown }).data;
  };

  return {
    say: (text: string, more: object = {}) =>
      ask("/lines", { text, key: randomUUID(), page: "/packages", ...more }),
    name: (request: string) => ask("/request", { request }),
    read: () => ask(""),
    end: () => ask("/end", {}),
    wantCopy: (isWanted: boolean) => ask("/transcript", { isWanted }),
    /** What was said so far, without what happened. */
    heard: async () => {
      const { chat } = await ask("");
      return (chat?.lines ?? []).flatMap(({ kind, text }) => (kind === "event" ? [] : text));
    },
  };
};

/** A member at a page of the office, of either process. Notes of sounds stand in `rung`. */
export const atChats = async (
  world: TwoProcesses,
  place: Place,
  { product = world.products[0], role = "agent", path = "/chats" } = {},
) => {
  const member = await world.enterAt(product, role);
  const { body } = await member.get("/me");
  const { name } = (body as { data: { name: Record<Language, string> } }).data;
  const someone = await visitorOf(product, place);
  const { page, context } = someone;
  await context.addCookies([
    { name: "staff", value: member.cookie, url: product.address },
    { name: "lang", value: place.language, url: product.address },
  ]);
  await page.addInitScript(() => {
    const start = Reflect.get(OscillatorNode.prototype, "start") as () => void;
    OscillatorNode.prototype.start = function count(this: OscillatorNode) {
      document.documentElement.dataset["rung"] = String(
        Number(document.documentElement.dataset["rung"] ?? 0) + 1,
      );
      start.call(this);
    };
  });
  await page.goto(`${product.address}/office${path}`);
  const names = chatNames(place.language);

  return {
    ...member,
    name: name[place.language],
    someone,
    page,
    names,
    texts: officeTexts(place.language),
    button: (label: string) => page.getByRole("button", { name: label, exact: true }),
    log: page.getByRole("log", { name: names.log, exact: true }),
    field: page.getByLabel(names.field, { exact: true }),
    rowOf: (words: string) =>
      page.getByRole("table", { name: names.table, exact: true }).getByRole("row").filter({
        hasText: words,
      }),
    dialog: page.getByRole("dialog"),
    open: (next: string) => page.goto(`${product.address}/office${next}`),
    rung: () => page.evaluate(() => Number(document.documentElement.dataset["rung"] ?? 0)),
    check: (where: string) => checkDesk(someone, place, where),
    leave: () => context.close(),
  };
};
