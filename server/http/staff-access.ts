import type { FastifyReply, FastifyRequest } from "fastify";
import type { Access, StaffAccess } from "../../contract/route.ts";
import type { StaffRole } from "../../domain/accounts/staff-roles.ts";
import type { Bilingual, Language } from "../../domain/language.ts";
import { Problem } from "./problem.ts";

const STAFF_COOKIE = "staff";

/** `entering`: the password was right, the authenticator's code is missing. */
export type StaffMember = {
  id: string;
  email: string;
  name: Bilingual;
  extension: string | null;
  roles: StaffRole[];
  language: Language;
  hasAuthenticator: boolean;
  stage: "entering" | "inside";
};

export type FindStaffSession = (
  token: string,
  isBackground?: boolean,
) => Promise<StaffMember | undefined>;

declare module "fastify" {
  interface FastifyRequest {
    staffMember: StaffMember | undefined;
  }
}

export const isForStaff = (access: Access | undefined): access is "staffDoor" | StaffAccess =>
  access === "staffDoor" || typeof access === "object";

/** Roles for the API's description: empty list at the door, undefined where staff have no part. */
export const rolesOf = (access: Access | undefined): readonly StaffRole[] | undefined => {
  if (!isForStaff(access)) return undefined;
  return access === "staffDoor" ? [] : access.staff;
};

export const staffTokenOf = (request: FastifyRequest) => request.cookies[STAFF_COOKIE];

/** Ruling U1: never sent with a call from another site. */
export const staffCookie = (isSecure: boolean) => {
  const shared = { path: "/", sameSite: "strict", secure: isSecure, httpOnly: true } as const;
  return {
    set: (reply: FastifyReply, token: string) => reply.setCookie(STAFF_COOKIE, token, shared),
    clear: (reply: FastifyReply) => reply.clearCookie(STAFF_COOKIE, shared),
  };
};

/** A page that asks by itself says so: a call that nobody made does not prolong the session. */
const BACKGROUND_HEADER = "x-background";

/** Ruling U6: only a staff session gives staff rights, whatever else the caller brings. */
export const admitStaff = async (
  request: FastifyRequest,
  access: "staffDoor" | StaffAccess,
  findSession: FindStaffSession,
) => {
  const token = staffTokenOf(request);
  const rule = access === "staffDoor" ? undefined : access;
  const isBackground = rule?.background ?? BACKGROUND_HEADER in request.headers;
  request.staffMember = token ? await findSession(token, isBackground) : undefined;
  if (!rule) return;
  const member = insideOf(request);
  if (!rule.staff.some((role) => member.roles.includes(role))) throw new Problem("staff.forbidden");
};

/** @throws {Problem} staff.loginRequired */
export const insideOf = ({ staffMember }: Pick<FastifyRequest, "staffMember">): StaffMember => {
  if (staffMember?.stage !== "inside") throw new Problem("staff.loginRequired");
  return staffMember;
};

/** The member between the two steps of the login. @throws {Problem} staff.loginRequired */
export const enteringOf = (request: FastifyRequest): { member: StaffMember; token: string } => {
  const [member, token] = [request.staffMember, staffTokenOf(request)];
  if (member?.stage !== "entering" || !token) throw new Problem("staff.loginRequired");
  return { member, token };
};
