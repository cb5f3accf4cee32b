import { randomUUID } from "node:crypto";
import { addDays, dayInDubai } from "../../domain/calendar-day.ts";
import { coverEndsOn } from "../../domain/requests/cover-period.ts";
import { schema } from "../../server/adapters/database/schema.ts";
import { sealTerms } from "../../server/features/policies/sealed-columns.ts";
import type { Part } from "./multipart.ts";
import { plainPdf } from "./pdfs.ts";
import { type Changes, fieldParts } from "./purchases.ts";
import type { TestApp } from "./test-app.ts";

export const CHASSIS = "JTDBR32E720012345";

/** What was sold, for `storedRequest`: a paid third-party policy that starts in a week. */
export const paidValues = (now = new Date()) => ({
  state: "paid" as const,
  insurer: "hazm",
  companyNameEn: "Hazm Basic",
  companyNameAr: "حزم الأساسية",
  coverType: "thirdParty" as const,
  priceFils: 109_200,
  capturedFils: 109_200,
  startDate: addDays(dayInDubai(now), 7),
  username: "Mariam Al Ali",
});

let numbers = 0;

/** Fields of a policy as it was sold by `paidValues`; numbers are never given twice. */
export const policyFields = (changes: Changes = {}, now = new Date()): Changes => {
  const startDate = addDays(dayInDubai(now), 7);
  return {
    version: "1",
    number: `P/${process.pid}/${(numbers += 1)}`,
    startDate,
    endDate: coverEndsOn(startDate),
    premium: "1,092.00",
    chassis: CHASSIS,
    insuredName: "Mariam Al Ali",
    plate: "A 12345",
    ...changes,
  };
};

export const pdfPart = (name: string, bytes: Uint8Array): Part => [
  name,
  { bytes, filename: `${name}.pdf`, type: "application/pdf" },
];

/** A whole form; undefined leaves a PDF out. */
export const policyParts = (
  changes?: Changes,
  pdfs: { policy?: Buffer | undefined; certificate?: Buffer | undefined } = {},
): Part[] => {
  const all = { policy: plainPdf("policy"), certificate: plainPdf("certificate"), ...pdfs };
  return [
    ...fieldParts(policyFields(changes)),
    ...Object.entries(all).flatMap(([name, bytes]) => (bytes ? [pdfPart(name, bytes)] : [])),
  ];
};

/** A policy written to the database directly, with files that are not in the store. */
export const storedPolicy = async (
  { parts }: Pick<TestApp, "parts">,
  requestId: string,
  values: Partial<typeof schema.policies.$inferInsert> = {},
) => {
  const { db, keys, now } = parts;
  const [id, staffId] = [randomUUID(), randomUUID()];
  const [at, day] = [now(), dayInDubai(now())];
  const terms = {
    number: `S/${id.slice(0, 8)}`,
    startDate: day,
    endDate: coverEndsOn(day),
    premiumFils: 109_200,
    insuredName: "Mariam Al Ali",
    ...sealTerms(id, { chassis: CHASSIS, bank: null }, keys),
  };
  await db.transaction(async (tx) => {
    const email = `${staffId}@example.test`;
    await tx.insert(schema.staff).values({ id: staffId, email, changedAt: at, createdAt: at });
    const policy = { id, requestId, insurer: "hazm", state: "active" as const, chassisTail: "5" };
    await tx.insert(schema.policies).values({ ...policy, ...terms, ...values });
    await tx
      .insert(schema.policyVersions)
      .values({ policyId: id, version: 1, ...terms, differences: [], staffId });
  });
  return id;
};

const notOpened = () => Promise.reject(new Error("Nothing is opened here."));

/** Stores a PDF of a policy that is in the database. */
export const storedPolicyFile = async (
  { parts }: Pick<TestApp, "parts">,
  policyId: string,
  kind: "policy" | "certificate",
) => {
  const { createPolicyFiles } = await import("../../server/features/policies/policy-files.ts");
  const { createSealedFiles } = await import("../../server/records/files/sealed-files.ts");
  const { createStoredFiles } = await import("../../server/records/files/stored-files.ts");
  const upload = (async function* send() {
    yield plainPdf(kind);
  })();
  const storedFiles = createStoredFiles(parts);
  const sealedFiles = createSealedFiles(parts, { storedFiles, reportDamage: notOpened });
  const files = createPolicyFiles(sealedFiles);
  const received = await files.receive({ file: upload }, kind);
  await parts.db.insert(schema.policyFiles).values({ ...received, policyId, version: 1 });
};
