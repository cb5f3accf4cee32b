import { expect } from "vitest";
import { HandOff } from "../../contract/payments.ts";
import { addDays, dayInDubai } from "../../domain/calendar-day.ts";
import { newCustomer, renewalForms } from "./api-client.ts";
import { photo } from "./pictures.ts";
import type { Product } from "./product.ts";
import { untilFound } from "./waiting.ts";

const hidden = (page: string, name: string) =>
  new RegExp(`name="${name}" value="([^"]*)"`).exec(page)?.[1] ?? "";

const postForm = (address: string, fields: Record<string, string>) =>
  fetch(address, { method: "POST", body: new URLSearchParams(fields), redirect: "manual" });

/** Pays by card at the practice gateway, as a browser would. */
const pay = async (
  { address, gateway }: Product,
  { encRequest, accessCode }: HandOff,
  scenario: "normal" | "tampered_amount",
) => {
  const fields = { encRequest, access_code: accessCode };
  const cardPage = await (await postForm(`${gateway}/transaction/transaction.do`, fields)).text();
  const action = /action="(\/pay\/[^"]+)"/.exec(cardPage)?.[1] ?? "";
  const choice = { decision: "pay", method: "card", scenario };
  const paid = await postForm(gateway + action, { ...choice, token: hidden(cardPage, "token") });
  const back = await paid.text();
  const returned = await postForm(`${address}/api/payments/return`, {
    encResp: hidden(back, "encResp"),
    orderNo: hidden(back, "orderNo"),
  });
  expect(returned.status).toBe(303);
};

type Sold = {
  number: string;
  state: string;
  startDate: string;
  selectedPlan: { priceFils: number };
  userInfo: { username: string };
};

/** A new customer's renewal of Dubai B `plate` that starts in a week, made through the API. */
export const renewalToPay = async (product: Product, plate: string) => {
  const person = await newCustomer(product);
  const formOf = await renewalForms(product, await photo(480, 320));
  const form = formOf(plate, { startDate: addDays(dayInDubai(new Date()), 7) });
  const answer = await person.post("/api/carins/renew", form, plate);
  const handOff = HandOff.parse(await answer.json());
  const { requestId } = handOff;
  const payIt = (scenario: "normal" | "tampered_amount" = "normal") =>
    pay(product, handOff, scenario);
  return { person, requestId, pay: payIt };
};

/** The same, paid. */
export const paidRequest = async (product: Product, plate: string) => {
  const { person, requestId, pay: payIt } = await renewalToPay(product, plate);
  await payIt();
  const path = `/api/carins/insurance-requests/${requestId}`;
  const sold = await untilFound(async () => {
    const { data } = (await person.get(path)) as { data: Sold };
    return data.state === "paid" ? data : undefined;
  }, "the payment");
  return { person, requestId, sold };
};

/** A cancelled renewal whose first payment, which another one had replaced, succeeded after all. */
export const lateMoney = async (product: Product, plate: string) => {
  const renewal = await renewalToPay(product, plate);
  const { person, requestId } = renewal;
  const path = `/api/carins/insurance-requests/${requestId}`;
  const readOwn = async () => ((await person.get(path)) as { data: Sold }).data;
  const again = await person.post(`${path}/payment`, "", `${plate} again`);
  expect(again.status).toBe(200);
  const cancelled = await person.post(`${path}/cancel`, "", `${plate} cancelled`);
  expect(cancelled.status).toBe(200);
  await renewal.pay();
  return { person, requestId, number: (await readOwn()).number };
};
