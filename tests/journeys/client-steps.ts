import { coverEndsOn } from "../../domain/requests/cover-period.ts";
import { formatAmount } from "../../domain/money.ts";
import { formData } from "../support/multipart.ts";
import { policyParts } from "../support/policies.ts";
import { newSale } from "./desk-steps.ts";
import { product } from "./journey.ts";
import { sendLead } from "./profile-steps.ts";
import { staffCalls } from "./staff-entry.ts";

type Sale = Awaited<ReturnType<typeof newSale>>;
type Agent = Awaited<ReturnType<typeof staffCalls>>;

const leaveMessage = async (email: string) => {
  const message = {
    name: "Khalid",
    email,
    phone: "",
    message: "بعت السيارة أمس، متى يعود المبلغ؟",
    consent: true,
  };
  const answer = await fetch(`${product.address}/api/leads/messages`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(message),
  });
  if (answer.status !== 201) throw new Error(await answer.text());
};

const beginChat = async (email: string) => {
  const answer = await fetch(`${product.address}/api/chat/lines`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ text: "Is my windscreen covered?", page: "/help", email }),
  });
  if (answer.status !== 201) throw new Error(await answer.text());
};

const recordPolicy = async (agent: Agent, { requestId, sold }: Sale, plate: string) => {
  const { version } = await agent.read(requestId);
  const terms = {
    version: String(version),
    startDate: sold.startDate,
    endDate: coverEndsOn(sold.startDate),
    premium: formatAmount(sold.selectedPlan.priceFils),
    insuredName: sold.userInfo.username,
    plate,
  };
  await agent.post(`/requests/${requestId}/policy`, formData(policyParts(terms)));
};

const proposeRefund = async (agent: Agent, requestId: string) => {
  const { version, paidCharges } = await agent.read(requestId);
  const terms = { amountFils: 10_050, way: "card", reason: "carSold", note: "Sold the car." };
  const attempt = paidCharges[0]?.attempt ?? "";
  await agent.post(`/requests/${requestId}/refunds`, { version, attempt, ...terms });
};

/**
 * Somebody with a policy and a refund, and a lead under another name with a call and a note.
 * Answers the lead, which is open.
 */
export const newClient = async (otherName: string) => {
  const sale = await newSale();
  const { person, requestId } = sale;
  const agent = await staffCalls();
  const { plate } = await agent.read(requestId);
  const plateNumber = Number(plate?.number);
  await agent.post(`/requests/${requestId}/take`, {});
  await recordPolicy(agent, sale, `${plate?.code} ${plate?.number}`);
  await proposeRefund(agent, requestId);
  const lead = await sendLead(person, String(plateNumber + 30_000), { username: otherName });
  await leaveMessage(person.email);
  await beginChat(person.email);
  await agent.post(`/requests/${lead.requestId}/take`, {});
  await agent.post(`/requests/${lead.requestId}/notes`, {
    text: "Compares with an offer of 1,300.",
  });
  const { version, number } = await agent.read(lead.requestId);
  const call = { version, outcome: "reached", callBackAt: null };
  await agent.post(`/requests/${lead.requestId}/contacted`, call);
  return { ...lead, number, person, sale };
};
