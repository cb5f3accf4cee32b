import { isEmail, normaliseEmail } from "../../../../domain/accounts/email.ts";
import { parseStaffRole, staffRoles } from "../../../../domain/accounts/staff-roles.ts";
import { ToolRefused } from "../../../tool-socket.ts";
import type { StaffAccounts } from "./staff-accounts.ts";

const roles = staffRoles.join("|");

const usage = `npm run staff -- add <email> --role ${roles}
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
      const role = roleOf(optionOf(words, "role"));
      return linkLines(publicUrl, await accounts.add(emailOf(words), role));
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
