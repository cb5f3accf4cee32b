import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { and, asc, eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { dayInDubai } from "../../domain/calendar-day.ts";
import { migrationsFolder } from "../../server/adapters/database/migrating/history.ts";
import { schema } from "../../server/adapters/database/schema.ts";
import { signUpVerified } from "../support/accounts.ts";
import { multipart } from "../support/multipart.ts";
import { paidValues, policyParts } from "../support/policies.ts";
import { staffOf } from "../support/staff.ts";
import { storedRequest } from "../support/stored-requests.ts";
import { openTestApp, type TestApp } from "../support/test-app.ts";

const { audit } = schema;

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({ environment: { RATE_LIMITS: "off" } });
});
afterAll(() => app.close());

/** Records a policy and cancels it, through the desk. */
const cancelledPolicy = async () => {
  const staff = staffOf(app);
  const { cookie } = await staff.enter("agent");
  const id = await storedRequest(app, await signUpVerified(app), paidValues());
  await staff.post(`/requests/${id}/take`, {}, cookie);
  const { headers, payload } = multipart(policyParts({ number: "E/1" }));
  const recorded = await app.call({
    method: "POST",
    url: `/api/office/requests/${id}/policy`,
    cookies: { staff: cookie },
    headers: { ...headers, "sec-fetch-site": "same-origin" },
    payload,
  });
  const { version } = recorded.json<{ data: { version: number } }>().data;
  const day = dayInDubai(app.parts.now());
  const end = { version, ending: "cancelled", day, reason: "As the insurer wrote." };
  expect((await staff.post(`/requests/${id}/policy/end`, end, cookie)).statusCode).toBe(200);
  return id;
};

it("the migration notes of earlier policies what is noted of later ones", async () => {
  const id = await cancelledPolicy();
  const { db } = app.parts;
  const noted = await db
    .select({ detail: audit.detail })
    .from(audit)
    .where(and(eq(audit.subjectId, id), eq(audit.event, "commissionNoted")))
    .orderBy(asc(audit.id));
  expect(noted).toMatchObject([
    { detail: { premiumFils: 109_200 } },
    { detail: { premiumFils: 109_200, commissionFils: 0 } },
  ]);

  const migration = await readFile(join(migrationsFolder, "0015_analytics.sql"), "utf8");
  const [, select = ""] = /INSERT INTO "audit" \([^)]*\)\s+(SELECT[\s\S]*?);/.exec(migration) ?? [];
  // Insurer and whether it is invented stand in audit rows from that release on.
  const { rows } = (await db.execute(sql.raw(select))) as unknown as {
    rows: { subject_id: string; jsonb_build_object: unknown }[];
  };
  expect(noted).toMatchObject(rows.map((row) => ({ detail: row.jsonb_build_object })));
});
