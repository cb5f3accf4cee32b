import type { MovedBy } from "../../../../domain/calendar/moved-time.ts";
import { formatAmount } from "../../../../domain/money.ts";
import type { PictureFault } from "../../../../domain/documents/document-request.ts";
import type { DocumentSlot } from "../../../../domain/documents/documents.ts";
import { UNSOLD_DAYS } from "../../../../domain/requests/retention.ts";
import { longDate, longMoment, timeToKeep } from "../../shown-dates.ts";
import type { MailTexts } from "./mail-texts.ts";
import { rejectionTexts } from "./rejection-texts.ts";
import { greeting, paragraph, facts, requestNumber, write, call } from "./mail-words.en.ts";

const pictures: Record<DocumentSlot, string> = {
  id_front: "Emirates ID, front",
  id_back: "Emirates ID, back",
  license_front: "Driving licence, front",
  license_back: "Driving licence, back",
  ownership_front: "Vehicle licence (mulkiya), front",
  ownership_back: "Vehicle licence (mulkiya), back",
  document_front: "Car document, front",
  document_back: "Car document, back",
};

const faults: Record<PictureFault, string> = {
  blurred: "The writing cannot be read",
  cutOff: "Part of the document is missing from the photo",
  expired: "The document has expired",
  wrongSide: "The photo shows another side or another document",
  someoneElses: "The document is in another person's name",
  differs: "The document does not match your answers",
  other: "The photo does not meet the insurer's requirements",
};

/** Why the time that we named moved. */
const moved: Record<MovedBy["reason"], (name: string) => string> = {
  holiday: (name) => `The time moved: ${name} is a public holiday.`,
  noHoliday: (name) => `The time moved: ${name} is no longer a day off.`,
  ramadan: () => "The time moved with our hours in Ramadan.",
  hours: () => "The time moved with our working hours.",
};

export const requestMails: Pick<
  MailTexts["mails"],
  | "requestReceived"
  | "leadReceived"
  | "promiseMissed"
  | "promiseMoved"
  | "betterDocument"
  | "requestExpires"
  | "requestCancelled"
  | "requestRejected"
> = {
  requestReceived: ({ username, number, path }) => ({
    subject: "We have your request",
    blocks: [
      greeting(username),
      paragraph("Your request is with us. It goes to the insurer as soon as you have paid."),
      facts(requestNumber(number)),
      paragraph("Until then you can pay, change or cancel it in your profile."),
      { kind: "button", label: "See your request", path },
    ],
  }),
  leadReceived: ({ username, number, promise, path }) => ({
    subject: "We have your request",
    blocks: [
      greeting(username),
      paragraph(
        "The next step is ours: our team compares the insurers for your car and sends an offer to this address.",
      ),
      paragraph(
        promise
          ? `You will have it before ${timeToKeep(promise.until, promise.at, "en")}. We count our working hours in Dubai. If we are late, we tell you a new time.`
          : "We count our working hours in Dubai.",
      ),
      paragraph("You pay nothing until you have accepted an offer."),
      facts(requestNumber(number), call),
      { kind: "button", label: "Follow your request", path },
    ],
  }),
  promiseMissed: ({ username, number, missed, until, at, path }) => ({
    subject: until ? "Your offer needs more time" : "We are late with your offer",
    blocks: [
      greeting(username),
      paragraph(
        until
          ? `We promised an offer before ${timeToKeep(missed, at, "en")}. We are not there yet, and we are sorry. You will have it before ${timeToKeep(until, at, "en")}.`
          : "We promised you an offer twice and were late both times. We are sorry. We name no new time: your request now comes before all others, and we write to you as soon as the offer is there.",
      ),
      paragraph(
        until
          ? "You do not have to do anything. If you do not want to wait, call us:"
          : "If you do not want to wait, call us and name the request:",
      ),
      facts(requestNumber(number), call),
      { kind: "button", label: "See your request", path },
    ],
  }),
  promiseMoved: ({ username, number, from, until, by, at, path }) => ({
    subject: "Your offer comes later",
    blocks: [
      greeting(username),
      paragraph(
        `We promised an offer before ${timeToKeep(from, at, "en")}. ${moved[by.reason](by.name?.en ?? "")} You will have it before ${timeToKeep(until, at, "en")}.`,
      ),
      paragraph("You do not have to do anything. If you do not want to wait, call us:"),
      facts(requestNumber(number), call),
      { kind: "button", label: "See your request", path },
    ],
  }),
  betterDocument: ({ username, slots, reason, note, until, path }) => ({
    subject: slots.length === 1 ? "We need a new photo" : "We need new photos",
    blocks: [
      greeting(username),
      paragraph(
        slots.length === 1
          ? "We could not use one of the photos in your request. Please send a new one:"
          : "We could not use some of the photos in your request. Please send new ones:",
      ),
      facts(
        { label: "Needed", value: slots.map((slot) => pictures[slot]).join(" · ") },
        { label: "Why", value: faults[reason] },
        ...(note === null ? [] : [{ label: "From our team", value: note, typed: true }]),
        { label: "Send by", value: longMoment(until, "en") },
      ),
      { kind: "button", label: slots.length === 1 ? "Send the photo" : "Send the photos", path },
      paragraph(
        "The link works once and opens on your phone without logging in. Please do not pass it on. You can also send what we need from your profile.",
      ),
    ],
  }),
  requestExpires: ({ username, number, endsOn, path }) => ({
    subject: "Your request is still unpaid",
    blocks: [
      greeting(username),
      paragraph(
        `Your request has not been paid for yet. If that does not change, it will be cancelled on ${longDate(endsOn, "en")}, and nothing will be charged.`,
      ),
      paragraph(
        "To keep it, pay for it or change it before that day. If you no longer need it, you do not have to do anything.",
      ),
      facts(requestNumber(number), {
        label: "Will be cancelled on",
        value: longDate(endsOn, "en"),
      }),
      { kind: "button", label: "Pay for it or change it", path },
    ],
  }),
  requestCancelled: ({ username, number, path }) => ({
    subject: "Your request is cancelled",
    blocks: [
      greeting(username),
      paragraph(
        "This request is cancelled, and nothing is charged for it. If a payment still arrives, it will be refunded to you.",
      ),
      facts(requestNumber(number)),
      paragraph(`We erase the request and its photos after ${UNSOLD_DAYS} days.`),
      { kind: "button", label: "See the request", path },
    ],
  }),
  requestRejected: ({ username, number, why, returningFils, insurerName, path }) => ({
    subject: "We cannot continue with your request",
    blocks: [
      greeting(username),
      paragraph(rejectionTexts.en[why]),
      facts(
        requestNumber(number),
        ...(returningFils > 0
          ? [{ label: "Refund", value: `AED ${formatAmount(returningFils)}`, ltr: true }]
          : []),
      ),
      paragraph(
        returningFils > 0
          ? `${insurerName.en} refunds your payment. The page of your request shows how it comes, how far it is, and whether we need anything from you.`
          : "Nothing is charged for it.",
      ),
      { kind: "button", label: "See the request", path },
      paragraph("If you have a question about it, ask us:"),
      facts(write, call),
    ],
  }),
};
