import { isEmail, normaliseEmail } from "../../../../domain/accounts/email.ts";
import { parseStaffRole, staffRoles } from "../../../../domain/accounts/staff-roles.ts";
import {
  extensionProblem,
  readExtension,
  staffNameProblem,
} from "../../../../domain/accounts/staff-account.ts";
import type { Language } from "../../../../domain/language.ts";
import { staffProblemTexts } from "../../../http/staff-problem-texts.ts";
import { ToolRefused } from "../../../tool-socket.ts";
import type { StaffAccounts } from "./staff-accounts.ts";

const roles = staffRoles.join("|");

const names = "[--name-en <name>] [--name-ar <name>] [--extension <digits>]";

const usage = `npm run staff -- add <email> --role ${roles} ${names}
npm run staff -- name <email> ${names}
npm run staff -- list
npm run staff -- disable <email>
npm run staff -- reset <email>
npm run staff -- role <email> --give ${roles} | --take ${roles}`;

const optionOf = (words: readonly string[], name: string) => {
  const at = words.indexOf(`--${name}`);
  return at < 0 ? undefined : words[at + 1];
};

const emailOf = (words: readonly string[]) => {
  const email = normaliseEmail(words[1] ?? "");
  if (!isEmail(email)) throw new ToolRefused(usage);
  return email;
};

const roleOf = (text: string | undefined) => {
  const role = parseStaffRole(text ?? "");
  if (!role) throw new ToolRefused(usage);
  return role;
};

const nameOf = (words: readonly string[], language: Language) => {
  const name = optionOf(words, `name-${language}`)?.trim();
  const problem = name === undefined ? undefined : staffNameProblem(name, language);
  if (problem)
    throw new ToolRefused(`--name-${language}: ${staffProblemTexts.en[`staff.${problem}`]}`);
  return name;
};

const extensionOf = (words: readonly string[]) => {
  const typed = optionOf(words, "extension");
  const problem = typed === undefined ? undefined : extensionProblem(typed);
  if (problem) throw new ToolRefused(`--extension: ${staffProblemTexts.en[`staff.${problem}`]}`);
  return typed === undefined ? undefined : readExtension(typed);
};

/** Those that were given. */
const namesOf = (words: readonly string[]) => {
  const [nameEn, nameAr] = [nameOf(words, "en"), nameOf(words, "ar")];
  const extension = extensionOf(words);
  return {
    ...(nameEn !== undefined && { nameEn }),
    ...(nameAr !== undefined && { nameAr }),
    ...(extension !== undefined && { extension }),
  };
};

const linkLines = (publicUrl: string, path: string) => [
  "Set the password here within 24 hours; the link works once:",
  `${publicUrl}${path}`,
];

/** Runs the words after `npm run staff --`; answers lines to print. @throws {ToolRefused} */
export const runStaffCommand = async (
  words: readonly string[],
  accounts: StaffAccounts,
  publicUrl: string,
): Promise<string[]> => {
  switch (words[0]) {
    case "add": {
      const [email, role] = [emailOf(words), roleOf(optionOf(words, "role"))];
      const { nameEn = null, nameAr = null, extension = null } = namesOf(words);
      const names = { nameEn, nameAr, extension };
      const path = await accounts.add({ email, roles: [role], language: "en", ...names });
      return linkLines(publicUrl, path);
    }
    case "name": {
      const given = namesOf(words);
      if (Object.keys(given).length === 0) throw new ToolRefused(usage);
      await accounts.name(emailOf(words), given);
      return ["Changed."];
    }
    case "list":
      return (await accounts.list()).map(({ email, roles: given, ...member }) => {
        const state = member.disabledAt
          ? "disabled"
          : !member.hasPassword
            ? "has no password yet"
            : member.hasAuthenticator
              ? "active"
              : "has no authenticator yet";
        return [email, given.join(", "), state].join("  ");
      });
    case "disable":
      await accounts.disable(emailOf(words));
      return ["Disabled; its sessions have ended."];
    case "reset":
      return linkLines(publicUrl, await accounts.reset(emailOf(words)));
    case "role": {
      const [give, take] = [optionOf(words, "give"), optionOf(words, "take")];
      const change = give === undefined ? "take" : "give";
      await accounts.changeRole(emailOf(words), roleOf(give ?? take), change);
      return ["Changed; the person has to log in again."];
    }
    default:
      throw new ToolRefused(usage);
  }
};
