import type { AuditEvent } from "../../../../domain/audit-events.ts";
import { brand } from "../../../../brand.ts";
import type { StaffEntry } from "../../../../contract/office/access/routes.ts";
import type { Device } from "../../../../domain/accounts/device.ts";
import { normaliseEmail } from "../../../../domain/accounts/email.ts";
import type { Transaction } from "../../../adapters/database/database.ts";
import { openText, sealText } from "../../../adapters/sealing.ts";
import { Problem } from "../../../http/problem.ts";
import type { StaffMember } from "../../../http/staff-access.ts";
import type { Parts } from "../../../parts.ts";
import type { Passwords } from "../../accounts/passwords.ts";
import { createSignInAttempts } from "../../accounts/sign-in-attempts.ts";
import { byStaff, writeAuditIn } from "../../../records/audit/audit-store.ts";
import { authenticatorUri, newAuthenticatorKey, stepOfCode } from "./authenticator.ts";
import { newRecoveryCodes, readRecoveryCode } from "./recovery-codes.ts";
import type { StaffSessions } from "./staff-sessions.ts";
import type { StaffStore } from "./staff-store.ts";

const keyContext = (id: string) => `staff.authenticator/${id}`;

export const entryOf = (member: StaffMember | undefined): StaffEntry => {
  if (!member) return { stage: "outside" };
  const { stage, hasAuthenticator, id, name, extension, email, roles, language } = member;
  if (stage === "inside") return { stage, id, name, extension, email, roles, language };
  return { stage: hasAuthenticator ? "entering" : "settingUp" };
};

type Door = { store: StaffStore; sessions: StaffSessions; passwords: Passwords };

/** Password, then authenticator (RFC 6238). Nothing opens after the first alone. */
export const createDoor = (parts: Parts, { store, sessions, passwords }: Door) => {
  const { db, keys, limits, now } = parts;
  const countAttempt = createSignInAttempts(parts);
  const codeHash = (id: string, code: string) => keys.fingerprint(`staff-recovery/${id}`, code);
  const openKey = (id: string, sealed: string) => openText(keys.sealing, keyContext(id), sealed);

  const auditIn = (tx: Transaction, id: string, event: AuditEvent<"staff">) =>
    writeAuditIn(tx, { ...byStaff(id), subject: "staff", subjectId: id, event, at: now() });

  /** Proves the key that is being set up; answers the recovery codes. */
  const finishSetUpIn = async (tx: Transaction, id: string, sealed: string) => {
    const codes = newRecoveryCodes();
    await store.updateIn(tx, id, { totpSealed: sealed, totpPendingSealed: null });
    await store.replaceRecoveryCodesIn(
      tx,
      id,
      codes.map((code) => codeHash(id, code)),
    );
    await auditIn(tx, id, "authenticatorSetUp");
    return codes;
  };

  const isRightIn = async (tx: Transaction, id: string, sealed: string, code: string) => {
    const step = stepOfCode(openKey(id, sealed), code, now());
    if (step !== undefined) return store.useStepIn(tx, id, step);
    const recovery = readRecoveryCode(code);
    return recovery !== undefined && store.useRecoveryCodeIn(tx, id, codeHash(id, recovery));
  };

  return {
    /** @throws {Problem} accounts.wrongCredentials; request.tooMany for failures of this address */
    login: async (
      form: { email?: string | undefined; password?: string | undefined },
      ip: string,
    ) => {
      const { email: typed = "", password = "" } = form;
      if (typed.trim() === "" || password === "") throw new Problem("accounts.credentialsRequired");
      const email = normaliseEmail(typed);
      const attempt = await countAttempt(`staff:${email}`, ip);
      const member = await store.findByEmail(email);
      const known = member?.disabledAt === null ? (member.passwordHash ?? undefined) : undefined;
      const isRight = await passwords.matches(known, password).catch(async (error: unknown) => {
        await attempt.giveBack();
        throw error;
      });
      if (!isRight || !member) throw new Problem("accounts.wrongCredentials");
      await attempt.giveBack();
      return db.transaction(async (tx) => {
        // Hashing took a while: a reset meanwhile must not be followed by a new authenticator.
        const still = await store.lockIn(tx, member.id);
        if (!still || still.disabledAt || still.passwordHash !== known)
          throw new Problem("accounts.wrongCredentials");
        const entry: StaffEntry = { stage: still.totpSealed ? "entering" : "settingUp" };
        return { entry, token: await sessions.open(member.id, "entering", tx) };
      });
    },

    /** A new key each time, until one is proven. @throws {Problem} staff.hasAuthenticator */
    setUp: async ({ id, email, hasAuthenticator }: StaffMember) => {
      if (hasAuthenticator) throw new Problem("staff.hasAuthenticator");
      const key = newAuthenticatorKey();
      const totpPendingSealed = sealText(keys.sealing, keyContext(id), key);
      await db.transaction((tx) => store.updateIn(tx, id, { totpPendingSealed }));
      return { key, uri: authenticatorUri(key, email, brand.name.en) };
    },

    /** @throws {Problem} staff.wrongCode; staff.noAuthenticator; request.tooMany after 5 in 15 min */
    verify: async (member: StaffMember, entering: string, code: string, device: Device) => {
      const { id } = member;
      await limits.take("authenticatorFailure", id);
      const opened = await db.transaction(async (tx) => {
        const row = await store.lockIn(tx, id);
        const sealed = row?.totpSealed ?? row?.totpPendingSealed;
        if (!row || row.disabledAt || !sealed) throw new Problem("staff.noAuthenticator");
        if (!(await isRightIn(tx, id, sealed, code)))
          throw new Problem("staff.wrongCode", { field: "code" });
        const recoveryCodes = row.totpSealed ? undefined : await finishSetUpIn(tx, id, sealed);
        // A new token: one that was known before the second step opens nothing.
        await sessions.end(entering, tx);
        const token = await sessions.open(id, "inside", tx, device);
        await auditIn(tx, id, "loggedIn");
        return { token, recoveryCodes };
      });
      await limits.giveBack("authenticatorFailure", id);
      const inside: StaffMember = { ...member, stage: "inside", hasAuthenticator: true };
      return { ...opened, entry: entryOf(inside) };
    },
  };
};
