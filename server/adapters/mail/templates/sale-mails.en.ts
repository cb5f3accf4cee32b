import { formatAmount } from "../../../../domain/money.ts";
import { longDate } from "../../shown-dates.ts";
import type { Fact } from "./content.ts";
import type { MailTexts } from "./mail-texts.ts";
import { greeting, paragraph, facts, requestNumber, write, call } from "./mail-words.en.ts";
import { offerLines } from "./offer-words.en.ts";

const payee = (insurerName: { en: string }): Fact => ({ label: "Insurer", value: insurerName.en });

const offersEnded = {
  expired: "The offers for your car have expired, and none was paid for.",
  withdrawn: "We have withdrawn the offers for your car.",
  declined: "You declined the offers for your car.",
  changed: "You changed your car's details, so the earlier offers no longer fit.",
};

export const saleMails: Pick<
  MailTexts["mails"],
  | "offersMade"
  | "offersEnded"
  | "paymentConfirmed"
  | "paymentFailed"
  | "paymentReturning"
  | "policyRecorded"
  | "policyDiffers"
  | "policyEnded"
> = {
  paymentConfirmed: ({ username, number, insurerName, amountFils, plate, startDate, path }) => ({
    subject: "Your payment is confirmed",
    blocks: [
      greeting(username),
      paragraph(`${insurerName.en} has received your payment and is preparing your policy.`),
      {
        kind: "facts",
        rows: [
          requestNumber(number),
          payee(insurerName),
          { label: "Amount, VAT included", value: `AED ${formatAmount(amountFils)}`, ltr: true },
          ...(plate ? [{ label: "Plate", value: plate, ltr: true }] : []),
          ...(startDate ? [{ label: "Cover starts", value: longDate(startDate, "en") }] : []),
        ],
      },
      paragraph(
        "Your request's page has the payment summary as a PDF, and the end of cover for your calendar.",
      ),
      { kind: "button", label: "See your request and payment summary", path },
      paragraph(
        `The payment summary is not a tax invoice. The tax invoice comes from ${insurerName.en}, which received your payment.`,
      ),
    ],
  }),
  policyRecorded: ({ username, number, insurerName, startsOn, endsOn, path }) => ({
    subject: "Your policy is ready",
    blocks: [
      greeting(username),
      paragraph(`${insurerName.en} has issued your policy. You can download it from your profile.`),
      facts(
        requestNumber(number),
        payee(insurerName),
        { label: "First day of cover", value: longDate(startsOn, "en") },
        { label: "Last day of cover", value: longDate(endsOn, "en") },
      ),
      { kind: "button", label: "See your policy", path },
      paragraph("Check your name, your car and the dates. If anything is wrong, tell us:"),
      facts(write, call),
    ],
  }),
  policyDiffers: ({ username, number, insurerName, path }) => ({
    subject: "Please check your policy before it takes effect",
    blocks: [
      greeting(username),
      paragraph(
        `The policy that ${insurerName.en} prepared for you differs from what you bought. It takes effect only if you accept it.`,
      ),
      facts(requestNumber(number), payee(insurerName)),
      paragraph(
        "In your profile you can compare what you bought with the policy that the insurer prepared. If you refuse it, we will go back to the insurer for you.",
      ),
      { kind: "button", label: "Compare and decide", path },
      facts(write, call),
    ],
  }),
  policyEnded: ({ username, number, insurerName, by, endedOn, neverBegan, path }) => ({
    subject: by === "cancelled" ? "Your policy was cancelled" : "Your policy has ended",
    blocks: [
      greeting(username),
      paragraph(
        by === "cancelled"
          ? `Your policy with ${insurerName.en} has been cancelled. ${neverBegan ? "It never insured your car." : "Your car is no longer insured under it."}`
          : `${insurerName.en} treats your car as a total loss and settles the claim with you. The policy has ended with it.`,
      ),
      facts(requestNumber(number), payee(insurerName), {
        label: neverBegan ? "Ended before cover began" : "Cover ended on",
        value: longDate(endedOn, "en"),
      }),
      ...(by === "cancelled"
        ? [paragraph(`A refund, if one is due, comes from ${insurerName.en}.`)]
        : []),
      { kind: "button", label: "See your request", path },
      paragraph("If you did not expect this, or have a question, tell us:"),
      facts(write, call),
    ],
  }),
  paymentFailed: ({ username, number, path }) => ({
    subject: "Your payment did not go through",
    blocks: [
      greeting(username),
      paragraph(
        "This payment was not made, so nothing was charged. Your request is still here, and you can try again.",
      ),
      facts(requestNumber(number)),
      { kind: "button", label: "Try again", path },
      paragraph("If your bank still shows a charge, ask us before you pay again:"),
      facts(write, call),
    ],
  }),
  paymentReturning: ({ username, number, insurerName, amountFils, isStillToPay, path }) => ({
    subject: "Your payment is being refunded",
    blocks: [
      greeting(username),
      paragraph(
        `Your payment reached ${insurerName.en}, but it was not counted towards your request. ${insurerName.en} refunds it. The page of your request shows how it comes, how far it is, and whether we need anything from you.`,
      ),
      ...(isStillToPay ? [paragraph("You still have to pay for your request.")] : []),
      facts(requestNumber(number), payee(insurerName), {
        label: "Refund",
        value: `AED ${formatAmount(amountFils)}`,
        ltr: true,
      }),
      { kind: "button", label: isStillToPay ? "Pay for the request" : "See the request", path },
      paragraph("If you have a question about it, ask us:"),
      facts(write, call),
    ],
  }),
  offersMade: ({ username, number, offers, hasAccount, path }) => ({
    subject: offers.length === 1 ? "Your offer is ready" : "Your offers are ready",
    blocks: [
      greeting(username),
      paragraph(
        `We asked the insurers about your car. ${offers.length === 1 ? "This is the offer for it" : "These are the offers you can choose from"}, VAT included:`,
      ),
      {
        kind: "table",
        columns: ["Offer", "Price", "Valid until"],
        rows: offers.map((offer) => [
          { lines: offerLines(offer), typed: true },
          { lines: [`AED ${formatAmount(offer.amountFils)}`], ltr: true },
          { lines: [longDate(offer.validUntil, "en")] },
        ]),
      },
      facts(requestNumber(number)),
      paragraph(
        hasAccount
          ? `Your request's page says why we chose ${offers.length === 1 ? "it. If you like it, accept it" : "each of them. Accept the one you like"} and pay its insurer. Nothing is charged before that.`
          : `Sign up with this email address to accept ${offers.length === 1 ? "it" : "the one you like"} and pay its insurer. Nothing is charged before that.`,
      ),
      {
        kind: "button",
        label: `${hasAccount ? "See" : "Sign up and see"} your ${offers.length === 1 ? "offer" : "offers"}`,
        path,
      },
      paragraph(`If you have a question about ${offers.length === 1 ? "it" : "them"}, ask us:`),
      facts(write, call),
    ],
  }),
  offersEnded: ({ username, number, by, path }) => ({
    subject: "Your offers have ended",
    blocks: [
      greeting(username),
      paragraph(offersEnded[by]),
      paragraph(
        "Your request is with our team again. You do not have to do anything: we will write to you as soon as there is a new offer.",
      ),
      facts(requestNumber(number), call),
      { kind: "button", label: "See your request", path },
    ],
  }),
};
