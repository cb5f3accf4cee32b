import type { ComparedFact } from "../../../../domain/requests/gateway-fact.ts";
import { longMoment } from "../../shown-dates.ts";
import type { MailTexts } from "./mail-texts.ts";
import { paragraph, facts, requestNumber } from "./mail-words.en.ts";

const compared: Record<ComparedFact, string> = {
  order: "order number",
  amount: "amount",
  currency: "currency",
  trackingId: "tracking number",
};

const staffChange = {
  added: "Created",
  disabled: "Disabled",
  reset: "Password and authenticator reset",
  rolesChanged: "Roles changed",
};

const fileFault = {
  missing: "The file is missing in the store",
  unreadable: "The file was changed or belongs to another document",
};

export const staffMails: Pick<
  MailTexts["mails"],
  | "staffChangedNotice"
  | "staffLimitNotice"
  | "auditNotice"
  | "damagedDocumentNotice"
  | "newLeadNotice"
  | "paymentReviewNotice"
> = {
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
  staffLimitNotice: ({ email, what, count, opensAt }) => ({
    subject: "A colleague has reached an hourly limit",
    blocks: [
      paragraph(
        what === "packs"
          ? `Within an hour one person downloaded the files of requests ${count} times. Further downloads are refused until the hour is over.`
          : `Within an hour one person revealed ${count} Emirates ID numbers. Further numbers stay hidden until the hour is over.`,
      ),
      facts(
        { label: "Account", value: email, ltr: true },
        { label: "Open again", value: longMoment(opensAt, "en") },
      ),
      paragraph(
        "The history of each request shows what was opened. If their work does not explain it, disable the account and tell the other administrators.",
      ),
    ],
  }),
  auditNotice: ({ isWhole, rows, head, at }) => ({
    subject: isWhole ? "The audit trail is intact" : "The audit trail is broken",
    blocks: [
      facts(
        { label: "When", value: longMoment(at, "en") },
        { label: "Rows", value: String(rows), ltr: true },
        { label: "Last digest", value: head, ltr: true },
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
  damagedDocumentNotice: ({ documentId, fault, at }) => ({
    subject: "A stored document cannot be opened",
    blocks: [
      facts(
        { label: "Document", value: documentId, ltr: true },
        { label: "What is wrong", value: fileFault[fault] },
        { label: "When", value: longMoment(at, "en") },
      ),
      paragraph(
        "Customers and colleagues who open it are told that we know. Restore the file from a backup. The server’s log names every such document; this mail is sent once a day.",
      ),
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
};
