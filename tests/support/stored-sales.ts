import { randomUUID } from "node:crypto";
import { schema } from "../../server/adapters/database/schema.ts";
import { signUpVerified } from "./accounts.ts";
import { storedRequest } from "./stored-requests.ts";
import type { TestApp } from "./test-app.ts";

const PRICE_FILS = 95_550;

/** A paid request as its payment leaves it, without the pictures and the calls that led there. */
export const storedSale = async (app: TestApp) => {
  const person = await signUpVerified(app);
  const { db, now } = app.parts;
  const [insurer, amountFils] = ["marsa", PRICE_FILS];
  const requestId = await storedRequest(app, person, {
    state: "paid",
    insurer,
    priceFils: amountFils,
    capturedFils: amountFils,
    companyNameEn: "Marsa Horizon",
    companyNameAr: "مرسى أفق",
    coverType: "comprehensive",
  });
  const money = { requestId, payee: insurer, amountFils, createdAt: now() };
  const sale = { id: randomUUID(), kind: "sale", state: "paid" } as const;
  await db.insert(schema.charges).values({ ...money, ...sale, capturedFils: amountFils });

  const addAttempt = async (state: "succeeded" | "superseded") => {
    const id = randomUUID();
    const [orderNo, ref] = [`MZ${id.replaceAll("-", "").slice(0, 20)}`, id.slice(0, 22)];
    await db.insert(schema.paymentAttempts).values({
      ...money,
      id,
      orderNo,
      ref,
      chargeId: sale.id,
      state,
      applied: state === "succeeded",
    });
    return { id, orderNo };
  };

  await addAttempt("succeeded");
  return { person, requestId, addAttempt, amountFils };
};
