import {
  extensionProblem,
  readExtension,
  staffNameProblem,
} from "../../../../domain/accounts/staff-account.ts";
import { emailProblem } from "../../../../domain/accounts/account-rules.ts";
import { normaliseEmail } from "../../../../domain/accounts/email.ts";
import type { StaffRole } from "../../../../domain/accounts/staff-roles.ts";
import type { Language } from "../../../../domain/language.ts";
import { Problem } from "../../../http/problem.ts";

export type TypedNames = {
  nameEn: string;
  nameAr: string;
  extension: string;
  language: Language;
};

/** @throws {Problem} accounts.email_required; accounts.email_invalid */
export const readEmail = (typed: string): string => {
  const problem = emailProblem(typed);
  if (problem) throw new Problem(`accounts.${problem}`, { field: "email" });
  return normaliseEmail(typed);
};

/** @throws {Problem} staff.roleMissing */
export const readRoles = (typed: readonly StaffRole[]): StaffRole[] => {
  if (typed.length === 0) throw new Problem("staff.roleMissing", { field: "role" });
  return [...new Set(typed)];
};

/** @throws {Problem} of the first name or extension that is not right */
export const readNames = ({ nameEn, nameAr, extension, language }: TypedNames) => {
  const problems = [
    ["nameEn", staffNameProblem(nameEn, "en")],
    ["nameAr", staffNameProblem(nameAr, "ar")],
    ["extension", extensionProblem(extension)],
  ] as const;
  for (const [field, problem] of problems)
    if (problem) throw new Problem(`staff.${problem}`, { field });
  return {
    nameEn: nameEn.trim(),
    nameAr: nameAr.trim(),
    extension: readExtension(extension),
    language,
  };
};
