import { vehicleDetails } from "../../../../contract/page-paths.ts";
import { longMoment } from "../../shown-dates.ts";
import type { Block } from "./content.ts";
import type { MailTexts } from "./mail-texts.ts";
import { call, facts, greeting, name, paragraph, write } from "./mail-words.en.ts";

const afterActivation: readonly Block[] = [
  paragraph("After that you can send a request and follow it until you have your policy."),
  { kind: "button", label: "Insure a car", path: vehicleDetails },
];

export const accountMails: Pick<
  MailTexts["mails"],
  "activationCode" | "newAccountNotice" | "clientsJoined" | "resetLink"
> = {
  activationCode: ({ code, minutes, isFirst }) => ({
    subject: isFirst ? `Welcome to ${name}: your activation code` : "Your activation code",
    blocks: [
      greeting(null),
      paragraph(
        isFirst
          ? "Thank you for signing up. This code activates your account:"
          : `This code activates your ${name} account:`,
      ),
      { kind: "code", code },
      paragraph(`It is valid for ${minutes} minutes. We never ask you for it by phone.`),
      ...(isFirst ? afterActivation : []),
      paragraph("If you did not sign up, ignore this email."),
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
  clientsJoined: ({ at }) => ({
    subject: "We now see your requests together",
    blocks: [
      greeting(null),
      paragraph(
        "Our team noted, from a mail or a document of yours, that you also write to us from another email address. When you call, we see the requests under both.",
      ),
      paragraph(
        "Nothing else changes: each account shows, exports and deletes only what is under its own address, and each address gets only its own mail.",
      ),
      facts({ label: "When", value: longMoment(at, "en") }, write, call),
      paragraph("If this is not right, tell us and we undo it."),
    ],
  }),
  resetLink: ({ username, path, minutes }) => ({
    subject: "Choose a new password",
    blocks: [
      greeting(username),
      paragraph(`You asked to reset the password of your ${name} account.`),
      { kind: "button", label: "Choose a new password", path },
      paragraph(`The link is valid for ${minutes} minutes and works once.`),
      paragraph("If it was not you, ignore this email: your password stays as it is."),
    ],
  }),
};
