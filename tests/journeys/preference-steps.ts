import type { Language } from "../../domain/language.ts";
import { dayInDubai } from "../../domain/calendar-day.ts";
import { clockTime } from "../../domain/dubai-time.ts";
import ownAr from "../../web/profile/preferences/ar.ts";
import ownEn from "../../web/profile/preferences/en.ts";
import { renewalForms } from "../support/api-client.ts";
import { photo } from "../support/pictures.ts";
import { asLead, newContact } from "../support/purchases.ts";
import { product } from "./journey.ts";
import { staffCalls } from "./staff-entry.ts";

/** Names that outside checks rely on, so the English ones are written out. */
const names = {
  channel: "Preferred channel",
  phone: "Phone only",
  mail: "Email only",
  language: "Language",
  hours: "Hours to call",
  from: "From",
  until: "Until",
};

export const ownTexts = (language: Language) => {
  if (language === "en") return { ...ownEn, names };
  const { channel, words, hours, from, until } = ownAr;
  const { phone, mail } = words.channels;
  return {
    ...ownAr,
    names: { channel, phone, mail, language: ownAr.language, hours, from, until },
  };
};

/** Hours that are not now, whenever a test runs, and when they begin next. */
export const hoursLater = () => {
  const now = new Date();
  const isMorning = clockTime(now) < "13:00";
  const [from, until] = isMorning ? ["16:00", "18:00"] : ["09:00", "10:30"];
  return { from: from ?? "", until: until ?? "", day: dayInDubai(now, isMorning ? 0 : 1) };
};

/** A lead of somebody without an account, as staff find it. */
export const leadWithoutAccount = async (plateNumber: string) => {
  const formOf = await renewalForms(product, await photo(480, 320));
  const contact = { ...newContact(), phonenumber: "971501234567", countryCode: "971" };
  const answer = await fetch(`${product.address}/api/carins/renew`, {
    method: "POST",
    headers: { "idempotency-key": `preferences ${plateNumber}` },
    body: formOf(plateNumber, asLead(contact)),
  });
  if (answer.status !== 200) throw new Error(await answer.text());
  const staff = await staffCalls();
  const query = new URLSearchParams({ view: "all", q: contact.email }).toString();
  const { data } = (await staff.get(`/requests?${query}`)) as { data: { id: string }[] };
  return { requestId: data[0]?.id ?? "", email: contact.email };
};
