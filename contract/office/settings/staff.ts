import * as z from "zod/mini";
import { staffActs, staffStates } from "../../../domain/accounts/staff-account.ts";
import { staffRoles } from "../../../domain/accounts/staff-roles.ts";
import { languages } from "../../../domain/language.ts";
import { text } from "../../bounded-text.ts";
import { route } from "../../route.ts";
import { moment } from "../../values.ts";
import { staffRefusals as refusals } from "../answers.ts";
import { settingsSections } from "./sections.ts";
import { StaffName } from "../staff-name.ts";

const tags = ["office: staff"] as const;
const admins = { staff: settingsSections.staff };

/** An account as administrators see it: the only place with the address, which is for the door. */
export const StaffAccount = z.extend(StaffName, {
  email: z.string(),
  /** As they were written; null where the command line gave none. */
  nameEn: z.nullable(z.string()),
  nameAr: z.nullable(z.string()),
  /** Of the emails to this colleague. */
  language: z.enum(languages),
  roles: z.array(z.enum(staffRoles)),
  state: z.enum(staffStates),
  /** Has chosen a password: enabling needs no link. */
  mayLogIn: z.boolean(),
  isSelf: z.boolean(),
  /** What the caller may do with it now; the server refuses everything else. */
  actions: z.array(z.enum(staffActs)),
  version: z.number(),
  changedAt: moment,
  /** Null for the command line. */
  changedBy: z.nullable(StaffName),
});
export type StaffAccount = z.infer<typeof StaffAccount>;

const AccountAnswer = z.object({ status: z.literal("success"), data: StaffAccount });
const StaffParams = z.object({ id: text(60) });
/** What was seen: 409 when another administrator changed the account since. */
const seen = { version: z.number() };
const fields = {
  roles: z.array(z.enum(staffRoles)).check(z.maxLength(staffRoles.length)),
  nameEn: text(200),
  nameAr: text(200),
  extension: z._default(text(40), ""),
  language: z._default(z.enum(languages), "en"),
};

export const listStaff = route({
  method: "GET",
  url: "/api/office/staff",
  config: { access: admins },
  schema: {
    summary: "All staff accounts",
    tags,
    response: {
      200: z.object({ status: z.literal("success"), data: z.array(StaffAccount) }),
      ...refusals,
    },
  },
});

export const addStaff = route({
  method: "POST",
  url: "/api/office/staff",
  config: { access: admins },
  schema: {
    summary: "Add a colleague, who alone gets the one-time link, by email",
    tags,
    body: z.object({ email: text(400), ...fields }),
    response: { 200: AccountAnswer, ...refusals },
  },
});

export const editStaff = route({
  method: "POST",
  url: "/api/office/staff/:id",
  config: { access: admins },
  schema: {
    summary: "Names, extension, language of the emails, and roles; other roles end all sessions",
    tags,
    params: StaffParams,
    body: z.object({ ...seen, ...fields }),
    response: { 200: AccountAnswer, ...refusals },
  },
});

const act = <const Name extends string>(name: Name, summary: string) =>
  route({
    method: "POST",
    url: `/api/office/staff/:id/${name}`,
    config: { access: admins },
    schema: {
      summary,
      tags,
      params: StaffParams,
      body: z.object(seen),
      response: { 200: AccountAnswer, ...refusals },
    },
  });

export const disableStaff = act("disable", "Disable: sessions end everywhere, links are void");
export const enableStaff = act("enable", "Enable again, with password and authenticator of before");
export const resetStaff = act(
  "reset",
  "Password, authenticator and recovery codes are gone; a one-time link is mailed",
);
export const endStaffSessions = act("end-sessions", "End all sessions, wherever they are");
