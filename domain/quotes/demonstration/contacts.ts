import type { InsurerContacts } from "../../insurance/insurer-contacts.ts";
import type { InsurerSlug } from "./insurers.ts";

const WEEKDAYS = [1, 2, 3, 4, 5];

/** Invented (ruling B4): numbers of no network, addresses of no domain (RFC 2606). */
const desk = (
  slug: InsurerSlug,
  number: number,
  from = "08:00",
  to = "17:00",
): InsurerContacts => ({
  phone: `04 000 0${number}0`,
  email: `brokers@${slug}.example`,
  claimsPhone: `04 000 0${number}9`,
  hours: { days: WEEKDAYS, from, to },
});

export const contactsOfInsurers: Record<InsurerSlug, InsurerContacts> = {
  falaj: desk("falaj", 11),
  marsa: desk("marsa", 12, "08:30", "17:30"),
  nakhla: desk("nakhla", 13),
  qandeel: desk("qandeel", 14),
  sidrah: desk("sidrah", 15, "09:00", "18:00"),
  lulwa: desk("lulwa", 16),
  hazm: desk("hazm", 17, "08:00", "16:00"),
};
