import { vehicleDetails } from "../../../../contract/page-paths.ts";
import { brand } from "../../../../brand.ts";
import { formatAmount } from "../../../../domain/money.ts";
import type { PictureFault } from "../../../../domain/documents/document-request.ts";
import type { DocumentSlot } from "../../../../domain/documents/documents.ts";
import type { ComparedFact } from "../../../../domain/requests/gateway-fact.ts";
import { UNSOLD_DAYS } from "../../../../domain/requests/retention.ts";
import { longDate, longMoment } from "../../shown-dates.ts";
import type { Fact } from "./content.ts";
import type { MailTexts } from "./mail-texts.ts";
import { rejectionTexts } from "./rejection-texts.ts";

const name = brand.name.en;

const greeting = (person: string) => ({ kind: "greeting", hello: "Hello", name: person }) as const;
const paragraph = (text: string) => ({ kind: "paragraph", text }) as const;

const facts = (...rows: Fact[]) => ({ kind: "facts", rows }) as const;

const requestNumber = (number: string): Fact => ({ label: "Request", value: number, ltr: true });
const payee = (insurerName: { en: string }): Fact => ({ label: "Insurer", value: insurerName.en });
const write: Fact = { label: "Write to us", value: brand.email, ltr: true };
const call: Fact = { label: "Call us", value: brand.telephone, ltr: true };

const compared: Record<ComparedFact, string> = {
  order: "order number",
  amount: "amount",
  currency: "currency",
  trackingId: "tracking number",
};

const staffChange = {
  added: "It was created",
  disabled: "It was disabled",
  reset: "Its password and authenticator were reset",
  rolesChanged: "Its roles were changed",
};

const covers = { thirdParty: "Third party", comprehensive: "Comprehensive" };

const offersEnded = {
  expired: "The offers for your car have expired, and none was paid for.",
  withdrawn: "We have withdrawn the offers for your car.",
  declined: "You declined the offers for your car.",
  changed: "You changed your car, so the offers for it no longer fit.",
};

const pictures: Record<DocumentSlot, string> = {
  id_front: "Emirates ID, front",
  id_back: "Emirates ID, back",
  license_front: "Driving licence, front",
  license_back: "Driving licence, back",
  ownership_front: "Vehicle licence (mulkiya), front",
  ownership_back: "Vehicle licence (mulkiya), back",
  document_front: "Document of the car, front",
  document_back: "Document of the car, back",
};

const faults: Record<PictureFault, string> = {
  blurred: "The writing cannot be read",
  cutOff: "Part of the document is missing from the picture",
  expired: "The document has expired",
  wrongSide: "It shows another side or another document",
  someoneElses: "The document is in another person's name",
  differs: "It does not match your answers",
  other: "The picture does not meet the insurer's requirements",
};

const hours = brand.supportHours.map(({ from, to }) => `from ${from} to ${to}`).join(" and ");

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
        paragraph("If you did not sign up, ignore this email."),
      ],
    }),
    welcome: ({ username }) => ({
      subject: `Welcome to ${name}`,
      blocks: [
        greeting(username),
        paragraph(
          "Thank you for signing up. We have sent the code that activates your account in a second email.",
        ),
        paragraph(
          "After that you can compare prices, send a request and follow it until you have your policy.",
        ),
        { kind: "button", label: "Insure a vehicle", path: vehicleDetails },
      ],
    }),
    newAccountNotice: ({ username, email, at }) => ({
      subject: "A new account",
      blocks: [
        paragraph("Someone signed up:"),
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
    staffChangedNotice: ({ email, change, at }) => ({
      subject: "A staff account was changed",
      blocks: [
        facts(
          { label: "Account", value: email, ltr: true },
          { label: "Change", value: staffChange[change] },
          { label: "When", value: longMoment(at, "en") },
        ),
        paragraph("If you did not expect this, tell the other administrators at once."),
      ],
    }),
    auditNotice: ({ isWhole, rows, head, at }) => ({
      subject: isWhole ? "The audit trail is intact" : "The audit trail is broken",
      blocks: [
        facts(
          { label: "When", value: longMoment(at, "en") },
          { label: "Rows", value: String(rows), ltr: true },
          { label: "Head", value: head, ltr: true },
        ),
        ...(isWhole
          ? []
          : [
              paragraph(
                "Run npm run audit:verify to see the first row that is wrong, and speak to the other administrators.",
              ),
            ]),
      ],
    }),
    resetLink: ({ username, path, minutes }) => ({
      subject: "Choose a new password",
      blocks: [
        greeting(username),
        paragraph(`You asked to reset the password of your ${name} account.`),
        { kind: "button", label: "Choose a new password", path },
        paragraph(`The link works once, for ${minutes} minutes.`),
        paragraph("If it was not you, ignore this email: your password stays as it is."),
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
            requestNumber(number),
            payee(insurerName),
            { label: "Amount, VAT included", value: `AED ${formatAmount(amountFils)}`, ltr: true },
            ...(plate ? [{ label: "Plate", value: plate, ltr: true }] : []),
            ...(startDate ? [{ label: "Cover starts", value: longDate(startDate, "en") }] : []),
          ],
        },
        paragraph(
          "On your request's page you find the payment summary as a PDF, and the end of cover for your calendar.",
        ),
        { kind: "button", label: "See your request and payment summary", path },
        paragraph(
          `The payment summary is not a tax invoice: ${insurerName.en}, which you paid, issues that.`,
        ),
      ],
    }),
    policyRecorded: ({ username, number, insurerName, startsOn, endsOn, path }) => ({
      subject: "Your policy is ready",
      blocks: [
        greeting(username),
        paragraph(
          `${insurerName.en} has issued your policy. You can download it from your profile.`,
        ),
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
          `The policy that ${insurerName.en} made for you differs from what you bought. It takes effect only if you accept it.`,
        ),
        facts(requestNumber(number), payee(insurerName)),
        paragraph(
          "In your profile you can compare what you bought with what the insurer made. If you refuse it, we will go back to the insurer for you.",
        ),
        { kind: "button", label: "Compare and decide", path },
        facts(write, call),
      ],
    }),
    policyEnded: ({ username, number, insurerName, by, endedOn, path }) => ({
      subject: by === "cancelled" ? "Your policy was cancelled" : "Your policy has ended",
      blocks: [
        greeting(username),
        paragraph(
          by === "cancelled"
            ? `Your policy with ${insurerName.en} has been cancelled. Your car is no longer insured under it.`
            : `${insurerName.en} settled your car as a total loss. The policy has ended with it.`,
        ),
        facts(requestNumber(number), payee(insurerName), {
          label: "Cover ended on",
          value: longDate(endedOn, "en"),
        }),
        { kind: "button", label: "See your request", path },
        paragraph("If you did not expect this, or have a question, tell us:"),
        facts(write, call),
      ],
    }),
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
    leadReceived: ({ username, number, path }) => ({
      subject: "We have your request",
      blocks: [
        greeting(username),
        paragraph(
          "The next step is ours: our team compares the insurers for your car and sends an offer to this address.",
        ),
        paragraph(
          `We are here every day ${hours}, Dubai time. You pay nothing until you have accepted an offer.`,
        ),
        facts(requestNumber(number), call),
        { kind: "button", label: "Follow your request", path },
      ],
    }),
    newLeadNotice: ({ number, at }) => ({
      subject: "A new request is waiting for an offer",
      blocks: [
        paragraph("A customer asked for an offer:"),
        facts(requestNumber(number), { label: "When", value: longMoment(at, "en") }),
      ],
    }),
    paymentReviewNotice: ({ number, differs, at }) => ({
      subject: "A payment is waiting for your review",
      blocks: [
        paragraph(
          "The payment gateway reports a payment that differs from the amount or details we asked for. The request does not count as paid, and the customer cannot pay again until you have compared it with the gateway's own records.",
        ),
        facts(
          requestNumber(number),
          { label: "What differs", value: differs.map((one) => compared[one]).join(", ") },
          { label: "When", value: longMoment(at, "en") },
        ),
      ],
    }),
    paymentFailed: ({ username, number, path }) => ({
      subject: "Your payment did not go through",
      blocks: [
        greeting(username),
        paragraph(
          "The payment page has told us that this payment was not made, so nothing was charged. Your request is still here and you can pay again.",
        ),
        facts(requestNumber(number)),
        { kind: "button", label: "Pay again", path },
        paragraph("If your bank still shows a charge, ask us before you pay again:"),
        facts(write, call),
      ],
    }),
    paymentReturning: ({ username, number, insurerName, amountFils, isStillToPay, path }) => ({
      subject: "Your payment is being refunded",
      blocks: [
        greeting(username),
        paragraph(
          `Your payment reached ${insurerName.en}, but it was not counted towards your request. ${insurerName.en} refunds it to the card you paid with. You do not have to do anything.`,
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
    betterDocument: ({ username, slots, reason, note, until, path }) => ({
      subject: slots.length === 1 ? "We need a better photo" : "We need better photos",
      blocks: [
        greeting(username),
        paragraph(
          slots.length === 1
            ? "We cannot use one photo for your insurance request yet. Please take it again:"
            : "We cannot use some photos for your insurance request yet. Please take them again:",
        ),
        facts(
          { label: "Needed", value: slots.map((slot) => pictures[slot]).join(" · ") },
          { label: "Why", value: faults[reason] },
          ...(note === null ? [] : [{ label: "From our team", value: note, typed: true }]),
          { label: "Until", value: longMoment(until, "en") },
        ),
        { kind: "button", label: slots.length === 1 ? "Send the photo" : "Send the photos", path },
        paragraph(
          "The link opens on your phone without logging in and takes photos only once. Please do not pass it on. You can also add them in your profile.",
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
        facts(requestNumber(number), { label: "Cancelled on", value: longDate(endsOn, "en") }),
        { kind: "button", label: "Pay for it or change it", path },
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
          rows: offers.map(({ insurerName, planName, coverType, amountFils, validUntil }) => [
            { lines: [insurerName.en, planName.en, covers[coverType]], typed: true },
            { lines: [`AED ${formatAmount(amountFils)}`], ltr: true },
            { lines: [longDate(validUntil, "en")] },
          ]),
        },
        facts(requestNumber(number)),
        paragraph(
          hasAccount
            ? "See on your request's page why each was chosen. Accept the one you like, and pay its insurer. Nothing is charged before that."
            : "Sign up with this email address to accept the one you like and pay its insurer. Nothing is charged before that.",
        ),
        {
          kind: "button",
          label: hasAccount ? "See your offers" : "Sign up and see your offers",
          path,
        },
        paragraph("If you have a question about them, ask us:"),
        facts(write, call),
      ],
    }),
    offersEnded: ({ username, number, by, path }) => ({
      subject: "Your offers have ended",
      blocks: [
        greeting(username),
        paragraph(offersEnded[by]),
        paragraph(
          "Your request is with our team again. You do not have to do anything: we write to you as soon as there is a new offer.",
        ),
        facts(requestNumber(number), call),
        { kind: "button", label: "See your request", path },
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
        paragraph(`We erase the photos of its documents after ${UNSOLD_DAYS} days.`),
        { kind: "button", label: "See the request", path },
      ],
    }),
    requestRejected: ({ username, number, why, returningFils, insurerName, path }) => ({
      subject: "We cannot go on with your request",
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
            ? `${insurerName.en} refunds what you paid to the card you paid with. You do not have to do anything.`
            : "Nothing is charged for it.",
        ),
        { kind: "button", label: "See the request", path },
        paragraph("If you have a question about it, ask us:"),
        facts(write, call),
      ],
    }),
  },
};
