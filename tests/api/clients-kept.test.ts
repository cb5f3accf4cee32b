import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { emptyRequest } from "../../server/adapters/database/personal-columns.ts";
import { schema } from "../../server/adapters/database/schema.ts";
import { signUpVerified } from "../support/accounts.ts";
import { storedLead } from "../support/stored-requests.ts";
import { openTestApp, type TestApp } from "../support/test-app.ts";

const { clients, requests, users } = schema;

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const clientsAt = (email: string) =>
  app.parts.db.select().from(clients).where(eq(clients.email, email));

it("an account is a client from its first moment until it and its leads are gone", async () => {
  const person = await signUpVerified(app);
  const [client] = await clientsAt(person.email);
  expect(client).toBeDefined();
  await app.parts.db.delete(users).where(eq(users.id, person.id));
  expect(await clientsAt(person.email)).toEqual([]);
});

it("a lead is a client, and its e-mail emptied is none any more", async () => {
  const email = "a.lead@example.test";
  const id = await storedLead(app, { id: null, email, username: "A Lead" });
  const [row] = await app.parts.db.select().from(requests).where(eq(requests.id, id));
  const [client] = await clientsAt(email);
  expect(client?.lastAt).toEqual(row?.createdAt);
  await app.parts.db.update(requests).set(emptyRequest).where(eq(requests.id, id));
  expect(await clientsAt(email)).toEqual([]);
  expect(await clientsAt("")).toEqual([]);
});
