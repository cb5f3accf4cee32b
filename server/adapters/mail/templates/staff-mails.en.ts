import type { StaffChange } from "../../../../domain/accounts/staff-audit-events.ts";
import type { StaffRole } from "../../../../domain/accounts/staff-roles.ts";
import type { ComparedFact } from "../../../../domain/requests/gateway-fact.ts";
import { longDate, longMoment } from "../../shown-dates.ts";
import type { AuditFault, RestoringWhy } from "../mail.ts";
import type { MailTexts } from "./mail-texts.ts";
import { facts, greeting, name, paragraph, requestNumber } from "./mail-words.en.ts";

const compared: Record<ComparedFact, string> = {
  order: "order number",
  amount: "amount",
  currency: "currency",
  trackingId: "tracking number",
};

const auditFault: Record<AuditFault, string> = {
  changed: "An entry was changed after it had been sealed.",
  removed: "A sealed entry is missing.",
  unsealed: "An entry was written without being sealed.",
  sealMissing: "A seal is missing between two others.",
  behind:
    "The document store knows a newer entry than the last one of the database: this is an older database, or its newest entries were removed.",
  forked:
    "The document store knows an entry that is not in the database: this is another database, or its newest entries were removed.",
  headMissing: "The document store no longer says which entry is the newest.",
};

const verifyAgain =
  "Run npm run audit:verify: it names the entry and says what to do. Then speak to the other administrators.";

const auditSubject = (fault: AuditFault | undefined, faultyDays: readonly string[]) => {
  if (fault) return "The audit trail is broken";
  return faultyDays.length > 0
    ? "Our published times cannot be verified"
    : "The audit trail is intact";
};

const paused =
  "Until this is settled, no email is sent, no payment starts, nothing is deleted and nothing expires; customers and colleagues can go on reading and writing. If this is the database that you want to keep, run the command below with your reason. Otherwise connect the right database.";

const waiting: Record<RestoringWhy, string> = {
  behind: paused,
  forked: paused,
  headMissing:
    "Run npm run audit:verify and compare its result with the last daily email about the audit trail. If nothing is missing, run the command below with your reason.",
};

const staffChange: Record<StaffChange, string> = {
  added: "Created",
  disabled: "Disabled",
  enabled: "Enabled again",
  reset: "Password and authenticator reset",
  rolesChanged: "Roles changed",
  namesChanged: "Name or extension changed",
  sessionsEnded: "Logged out everywhere",
};

const roleNames: Record<StaffRole, string> = {
  agent: "Agent",
  compliance: "Compliance",
  admin: "Admin",
};

const linkSubject = {
  added: `Your access to the ${name} office`,
  reset: `Choose a new password for the ${name} office`,
  enabled: `Your access to the ${name} office`,
};

const linkReason = {
  added: `An administrator has opened an account for you in the ${name} office. Choose your password; then an authenticator app on your phone is set up.`,
  reset: `An administrator has reset your account in the ${name} office. Choose a new password, then set up your authenticator again: the old password, authenticator and recovery codes no longer work.`,
  enabled: `An administrator has opened your account in the ${name} office again. Choose your password; then an authenticator app on your phone is set up.`,
};

const fileFault = {
  missing: "The file is missing in the store",
  unreadable: "The file was changed or belongs to another document",
};

export const staffMails: Pick<
  MailTexts["mails"],
  | "staffChangedNotice"
  | "staffLink"
  | "auditNotice"
  | "filesKeptNotice"
  | "restoringNotice"
  | "damagedDocumentNotice"
  | "newLeadNotice"
  | "paymentReviewNotice"
> = {
  staffChangedNotice: ({ name: colleague, email, change, roles, by, at }) => ({
    subject: "A staff account was changed",
    blocks: [
      facts(
        { label: "Colleague", value: colleague.en },
        { label: "Account", value: email, ltr: true },
        { label: "Change", value: staffChange[change] },
        { label: "Roles now", value: roles.map((role) => roleNames[role]).join(", ") || "None" },
        { label: "Changed by", value: by?.en ?? "The command line of the server" },
        { label: "When", value: longMoment(at, "en") },
      ),
      paragraph("If you did not expect this, tell the other administrators at once."),
    ],
  }),
  staffLink: ({ name: colleague, why, hours, path }) => ({
    subject: linkSubject[why],
    blocks: [
      greeting(colleague.en),
      paragraph(linkReason[why]),
      { kind: "button", label: "Set the password", path },
      paragraph(
        `The link works once and for ${hours} hours. It is for you alone: do not pass it on. If it has ended, ask an administrator for a new one.`,
      ),
    ],
  }),
  auditNotice: ({ fault, faultyDays = [], rows, head, at }) => ({
    subject: auditSubject(fault, faultyDays),
    blocks: [
      facts(
        { label: "When", value: longMoment(at, "en") },
        { label: "Rows", value: String(rows), ltr: true },
        { label: "Last digest", value: head, ltr: true },
      ),
      ...(fault ? [paragraph(auditFault[fault])] : []),
      ...(faultyDays.length > 0
        ? [
            paragraph(
              `Somebody changed what our published times are counted from, past the product. The page leaves these days out and says so: ${faultyDays.map((day) => longDate(day, "en")).join("; ")}.`,
            ),
          ]
        : []),
      ...(fault || faultyDays.length > 0 ? [paragraph(verifyAgain)] : []),
    ],
  }),
  filesKeptNotice: ({ files, at }) => ({
    subject: "Files without a request are being kept",
    blocks: [
      paragraph(
        "Files that belong to no request should have gone to the trash, but there are too many at once, so none was moved. Check that the database and the document store belong together and that the database is the newest one.",
      ),
      facts(
        { label: "Files", value: files > 100 ? "more than 100" : String(files) },
        { label: "Settings", value: "DATABASE_URL, STORAGE_URL", ltr: true },
        { label: "When", value: longMoment(at, "en") },
      ),
    ],
  }),
  restoringNotice: ({ why, at }) => ({
    subject: `${name} is waiting for you: the database is not the newest one`,
    blocks: [
      paragraph(auditFault[why]),
      paragraph(waiting[why]),
      facts(
        { label: "Command", value: "npm run restore -- --end <reason>", ltr: true },
        { label: "When", value: longMoment(at, "en") },
      ),
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
        "Customers and colleagues who open it are told that we know. Restore the file from a backup. The server's log names every such document; this email is sent once a day.",
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
      paragraph(
        "In the office it stands in Payment to review: whoever takes the request says whether money came, and an administrator approves that.",
      ),
    ],
  }),
};
