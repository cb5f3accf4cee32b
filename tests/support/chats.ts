import { randomBytes } from "node:crypto";
import type { ChatLine, ChatShown } from "../../contract/chat.ts";
import { defaultCalendar } from "../../domain/calendar/default-calendar.ts";
import { dayInDubai } from "../../domain/calendar-day.ts";
import { weekdayOf, weekOf } from "../../domain/calendar/office-calendar.ts";
import type { Database } from "../../server/adapters/database/database.ts";
import { calendarIn, insertCalendarIn } from "../../server/records/calendar/calendar-store.ts";
import { listStaffNames } from "../../server/records/staff/staff-names-store.ts";
import type { TestApp } from "./test-app.ts";

/** Tests run at any hour: the desk never closes, or opens again in three days. */
export const setDeskHours = async (db: Database, hours: "always" | "later") => {
  const later = weekdayOf(dayInDubai(new Date(), 3));
  const week = weekOf((day) =>
    hours === "always" || day === later ? [{ from: "00:00", to: "24:00" }] : [],
  );
  const { version } = await calendarIn(db);
  const [someone] = await listStaffNames(db);
  if (!someone) throw new Error("Only staff change the calendar.");
  const change = {
    movedBy: { reason: "hours" as const, name: null },
    changedBy: someone.id,
    changedAt: new Date(),
  };
  const calendar = { ...defaultCalendar, usual: week, ramadan: week, special: [] };
  await db.transaction((tx) => insertCalendarIn(tx, { ...calendar, version: version + 1 }, change));
};

type Answer = { status: number; code?: string; field?: string; data: ChatShown };

/** A visitor with a browser of their own. */
export const chatVisitor = (app: TestApp, own: { token?: string } = {}) => {
  const jar: Record<string, string> = own.token === undefined ? {} : { token: own.token };
  const remoteAddress = `10.${[...randomBytes(3)].join(".")}`;
  const ask = async (method: "GET" | "POST", url: string, payload?: object): Promise<Answer> => {
    const answer = await app.call({
      method,
      url: `/api/chat${url}`,
      remoteAddress,
      cookies: jar,
      headers: { "sec-fetch-site": "same-origin" },
      ...(payload && { payload }),
    });
    for (const { name, value } of answer.cookies) jar[name] = value;
    return { ...answer.json<Omit<Answer, "status">>(), status: answer.statusCode };
  };
  const send = (text: string, more: object = {}) => ask("POST", "/lines", { text, ...more });

  return {
    jar,
    ask,
    send,
    read: async (after = 0) => (await ask("GET", `?after=${after}`)).data,
    lines: async () => linesOf((await ask("GET", "")).data),
    begin: async (text = "Is Oman in the price?") => (await send(text)).data.chat?.id ?? "",
  };
};

export const linesOf = ({ chat }: ChatShown): ChatLine[] => chat?.lines ?? [];

/** What was said, without what happened. */
export const saidIn = (lines: readonly ChatLine[]): string[] =>
  lines.filter(({ kind }) => kind !== "event").map(({ text }) => text);
