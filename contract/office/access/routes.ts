import * as z from "zod/mini";
import { staffRoles } from "../../../domain/accounts/staff-roles.ts";
import { Success } from "../../answers.ts";
import { staffRefusals as refusals } from "../answers.ts";
import { StaffName } from "../staff-name.ts";
import { text } from "../../bounded-text.ts";
import { route } from "../../route.ts";

const tags = ["office: access"] as const;

/** Where somebody stands at the staff door. */
export const StaffEntry = z.discriminatedUnion("stage", [
  z.object({ stage: z.literal("outside") }),
  /** The password was right; the authenticator has to be set up first. */
  z.object({ stage: z.literal("settingUp") }),
  /** The password was right; the authenticator's code is missing. */
  z.object({ stage: z.literal("entering") }),
  z.extend(StaffName, {
    stage: z.literal("inside"),
    /** What the caller logs in with. */
    email: z.string(),
    roles: z.array(z.enum(staffRoles)),
    language: z.enum(["en", "ar"]),
  }),
]);
export type StaffEntry = z.infer<typeof StaffEntry>;

const EntryAnswer = z.object({ status: z.literal("success"), data: StaffEntry });

export const readStaffEntry = route({
  method: "GET",
  url: "/api/office/me",
  config: { access: "staffDoor" },
  schema: {
    summary: "Where the caller stands at the staff door",
    tags,
    response: { 200: EntryAnswer, ...refusals },
  },
});

export const staffLogin = route({
  method: "POST",
  url: "/api/office/login",
  config: { access: "staffDoor", hashesPassword: true },
  schema: {
    summary: "First step: sets the cookie `staff`, which opens nothing before the second",
    tags,
    body: z.object({ email: z.optional(text(400)), password: z.optional(text(400)) }),
    response: { 200: EntryAnswer, ...refusals },
  },
});

export const setUpAuthenticator = route({
  method: "POST",
  url: "/api/office/authenticator",
  config: { access: "staffDoor" },
  schema: {
    summary: "A new authenticator key (RFC 6238), where none is set up; counts once proven",
    tags,
    response: {
      200: z.object({
        status: z.literal("success"),
        /** The key in base32, and the same for a QR code. */
        data: z.object({ key: z.string(), uri: z.string() }),
      }),
      ...refusals,
    },
  },
});

export const verifyAuthenticator = route({
  method: "POST",
  url: "/api/office/verify",
  config: { access: "staffDoor" },
  schema: {
    summary: "Second step: the authenticator's code, or a recovery code; each works once",
    tags,
    body: z.object({ code: z.optional(text(40)) }),
    response: {
      200: z.object({
        status: z.literal("success"),
        data: StaffEntry,
        /** Shown once, after the set-up. */
        recoveryCodes: z.optional(z.array(z.string())),
      }),
      ...refusals,
    },
  },
});

export const staffLogout = route({
  method: "POST",
  url: "/api/office/logout",
  config: { access: "staffDoor" },
  schema: { summary: "End the staff session", tags, response: { 200: Success, ...refusals } },
});

export const setStaffPassword = route({
  method: "POST",
  url: "/api/office/set-password",
  config: { access: "staffDoor", hashesPassword: true },
  schema: {
    summary: "Set the password by the one-time link (24 hours); ends all sessions of the account",
    tags,
    body: z.object({ token: z.optional(text(400)), password: z.optional(text(400)) }),
    response: { 200: Success, ...refusals },
  },
});
