import type { NoRefund } from "../../domain/quotes/refund.ts";

export default {
  back: "You get back",
  ofPrice: "{{percent}} of the price paid, if cover ends on {{day}}",
  nothing: "There is no refund",
  notYet: "Cover has not begun",
  none: {
    notStarted:
      "The scale counts from the first day of cover. For a day before it, ask the insurer what it refunds.",
    ended: "Cover is over on that day, so there is nothing to cancel.",
    claim:
      "That is the rule if a claim was paid or is open for an accident that you caused, or where it is not known who caused it.",
    tooLate: "After ten months there is no refund. Cover continues to its last day.",
  } satisfies Record<NoRefund, string>,
  facts: {
    falls: "Drops on {{day}} to",
    noticeBy: "To keep this, your letter must arrive by",
    afterNotice: "A letter sent today ends cover on {{day}}. Then you get back",
    givenUp: "Cover that you give up",
    until: "until {{day}}",
    days_one: "{{count}} day",
    days_other: "{{count}} days",
  },
  steps: {
    yourDay: "Your day",
    months: "Month of cover",
    spans: { one: "1", four: "2–4", six: "5–6", ten: "7–10", later: "11–13" },
  },
  table: {
    label: "Your refund, by the day on which cover ends",
    day: "Cover ends",
    share: "Share",
    amount: "You get back",
    range: "{{from}} to\u00a0{{to}}",
    chosen: "your day",
    scale: {
      one: "Up to 1 month",
      four: "Over 1 and up to 4 months",
      six: "Over 4 and up to 6 months",
      ten: "Over 6 and up to 10 months",
      later: "Over 10 months",
    },
  },
  switching: {
    gain: "Changing saves",
    loss: "Changing costs more than staying, by",
    even: "Changing and staying cost the same",
    thirdParty: "Third party",
    comprehensive: "Comprehensive",
    sameCover:
      "Look at the cover you have now: third party does not pay for damage to your own car.",
    cheapest: "Cheapest today:",
    newPrice: "New policy for 13 months",
    refund: "You get back",
    toPay: "You pay on the day, after the refund",
    left: "You receive on the day, after paying",
    rest_one: "The {{count}} day you have paid for, at the new price",
    rest_other: "The {{count}} days you have paid for, at the new price",
    lost: "Paid for these days and not refunded",
    perMonth: "Price per month, old and new",
    assumed:
      "We assume that the cover is the same, that there is no claim, and that prices stay as they are until your cover ends. Staying then costs nothing until that day, and the new price after it.",
    quotes: "See all quotes",
    loading: "Looking for today's quotes",
    failed: "We could not load today's quotes.",
    none: "No insurer has an online price for this car today.",
  },
  letter: {
    en: "Letter in English (PDF)",
    ar: "Letter in Arabic (PDF)",
  },
};
