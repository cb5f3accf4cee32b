import { brand } from "../../../../brand.ts";
import { formatAmount } from "../../../../domain/money.ts";
import { longDate, longMoment } from "../../shown-dates.ts";
import type { MailTexts } from "./mail-texts.ts";

const name = brand.name.en;

const greeting = (person: string) => ({ kind: "greeting", hello: "Hello", name: person }) as const;
const paragraph = (text: string) => ({ kind: "paragraph", text }) as const;

export const englishMails: MailTexts = {
  footer: `${name}, online insurance broker in the United Arab Emirates`,
  otherLanguage: "English",
  mails: {
    activationCode: ({ username, code, minutes }) => ({
      subject: "Your activation code",
      blocks: [
        greeting(username),
        paragraph(`This code activates your ${name} account:`),
        { kind: "code", code },
        paragraph(`It is valid for ${minutes} minutes. We never ask you for it by phone.`),
        paragraph("If you did not sign up, you need not do anything."),
      ],
    }),
    welcome: ({ username }) => ({
      subject: `Welcome to ${name}`,
      blocks: [
        greeting(username),
        paragraph(
          "Thank you for signing up. A second mail brings the code that activates your account.",
        ),
        paragraph("After that you can compare prices, send a request and follow it to its policy."),
        { kind: "button", label: "Insure a vehicle", path: "/vehicle-insurance" },
      ],
    }),
    newAccountNotice: ({ username, email, at }) => ({
      subject: "A new account",
      blocks: [
        paragraph("Somebody signed up:"),
        {
          kind: "facts",
          rows: [
            { label: "Username", value: username, typed: true },
            { label: "Email", value: email, ltr: true, typed: true },
            { label: "When", value: longMoment(at, "en") },
          ],
        },
      ],
    }),
    resetLink: ({ username, path, minutes }) => ({
      subject: "Choose a new password",
      blocks: [
        greeting(username),
        paragraph(`You asked to reset the password of your ${name} account.`),
        { kind: "button", label: "Choose a new password", path },
        paragraph(`The link works once and for ${minutes} minutes.`),
        paragraph("If it was not you, your password stays as it is and you need not do anything."),
      ],
    }),
    paymentConfirmed: ({ username, number, insurerName, amountFils, plate, startDate, path }) => ({
      subject: "Your payment is confirmed",
      blocks: [
        greeting(username),
        paragraph(`${insurerName.en} has received your payment and is preparing your policy.`),
        {
          kind: "facts",
          rows: [
            { label: "Request", value: number, ltr: true },
            { label: "Insurer", value: insurerName.en },
            { label: "Amount, VAT included", value: `AED ${formatAmount(amountFils)}`, ltr: true },
            ...(plate ? [{ label: "Plate", value: plate, ltr: true }] : []),
            { label: "Cover starts", value: longDate(startDate, "en") },
          ],
        },
        { kind: "button", label: "See your request", path },
        paragraph("This is a payment summary, not a tax invoice."),
      ],
    }),
    requestReceived: ({ username, number, path }) => ({
      subject: "We have your request",
      blocks: [
        greeting(username),
        paragraph("Your request is with us. It goes to the insurer as soon as it is paid."),
        { kind: "facts", rows: [{ label: "Request", value: number, ltr: true }] },
        { kind: "button", label: "See your request", path },
      ],
    }),
    leadReceived: ({ username, number, path }) => ({
      subject: "We have your request",
      blocks: [
        greeting(username),
        paragraph("Our team compares the insurers for your car and writes to you with an offer."),
        { kind: "facts", rows: [{ label: "Request", value: number, ltr: true }] },
        { kind: "button", label: "Follow your request", path },
      ],
    }),
    newLeadNotice: ({ number, at }) => ({
      subject: "A new request waits for an offer",
      blocks: [
        {
          kind: "facts",
          rows: [
            { label: "Request", value: number, ltr: true },
            { label: "When", value: longMoment(at, "en") },
          ],
        },
      ],
    }),
    paymentFailed: ({ username, number, path }) => ({
      subject: "Your payment did not go through",
      blocks: [
        greeting(username),
        paragraph("Nothing was charged. Your request is still here and can be paid again."),
        { kind: "facts", rows: [{ label: "Request", value: number, ltr: true }] },
        { kind: "button", label: "Try again", path },
      ],
    }),
    requestCancelled: ({ username, number, path }) => ({
      subject: "Your request is cancelled",
      blocks: [
        greeting(username),
        paragraph("As you asked, this request is cancelled. Nothing more happens with it."),
        { kind: "facts", rows: [{ label: "Request", value: number, ltr: true }] },
        { kind: "button", label: "See your requests", path },
      ],
    }),
  },
};
