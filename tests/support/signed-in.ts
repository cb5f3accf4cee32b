import { randomUUID } from "node:crypto";
import { schema } from "../../server/adapters/database/schema.ts";
import { accountsStore } from "../../server/features/accounts/accounts-store.ts";
import { createSessions } from "../../server/features/accounts/sessions.ts";
import type { Customer } from "../../server/http/access.ts";
import type { TestApp } from "./test-app.ts";

/** Somebody with a verified account and a live session, and the headers their calls carry. */
export const signedIn = async ({ parts }: TestApp, role: Customer["role"] = "customer") => {
  const id = randomUUID();
  const name = `person-${id.slice(0, 8)}`;
  await parts.db.insert(schema.users).values({
    id,
    username: name,
    email: `${name}@example.com`,
    phone: "+971501234567",
    passwordHash: "none",
    role,
    language: "en",
    verifiedAt: parts.now(),
  });
  const token = await createSessions(parts, accountsStore(parts.db)).open(id);
  return { id, email: `${name}@example.com`, headers: { authorization: `Bearer ${token}` } };
};
