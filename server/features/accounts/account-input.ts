import {
  type AccountProblem,
  emailProblem,
  phoneProblem,
  usernameProblem,
} from "../../../domain/accounts/account-rules.ts";
import { normaliseEmail } from "../../../domain/accounts/email.ts";
import { toLatinDigits } from "../../../domain/digits.ts";
import { brokenConstraint } from "../../adapters/database/database.ts";
import { Problem } from "../../http/problem.ts";

type Field = "username" | "email" | "password" | "phonenumber";

export const refuse = (problem: AccountProblem | undefined, field: Field) => {
  if (problem) throw new Problem(`accounts.${problem}`, { field });
};

export const acceptedUsername = (typed = "") => {
  const username = typed.normalize("NFC").trim();
  refuse(usernameProblem(username), "username");
  return username;
};

export const acceptedEmail = (typed = "") => {
  refuse(emailProblem(typed), "email");
  return normaliseEmail(typed);
};

/** Undefined when no account can have this address; then the database is not asked. */
export const possibleEmail = (typed: string) =>
  emailProblem(typed) ? undefined : normaliseEmail(typed);

export const acceptedPhone = (typed = "") => {
  refuse(phoneProblem(typed), "phonenumber");
  return toLatinDigits(typed).trim();
};

export const takenProblem = (error: unknown) => {
  if (brokenConstraint(error) !== "users_email") return error;
  return new Problem("accounts.emailTaken", { field: "email" });
};
