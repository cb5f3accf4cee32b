import type { DeskRequest } from "../../contract/office/desk/requests.ts";
import type { RefundRow } from "../../contract/office/refunds/part.ts";
import { approveAll } from "../support/desk-calls.ts";

/** A colleague who works by calls (`staffCalls`). */
type Colleague = {
  post: (path: string, body: object) => Promise<unknown>;
  read: (id: string) => Promise<DeskRequest>;
};
type Team = { agent: Colleague; admin: Colleague };

const newestOf = ({ refunds: [newest] }: DeskRequest): RefundRow => {
  if (!newest) throw new Error("The request has no refund.");
  return newest;
};

/** A paid request is rejected with a second person: all of its money goes back to the card. */
export const rejectPaid = async ({ agent, admin }: Team, requestId: string) => {
  await agent.post(`/requests/${requestId}/take`, {});
  const { version } = await agent.read(requestId);
  const rejection = { version, why: "noInsurer", reason: "No insurer takes this car." };
  await agent.post(`/requests/${requestId}/reject`, rejection);
  return newestOf(await approveAll(admin, await admin.read(requestId)));
};

/** Something is noted about the newest refund of a request. */
export const noteRefund = async (
  colleague: Colleague,
  requestId: string,
  act: "send" | "confirm" | "fail" | "void",
  beside: { insurerRef: string } | { reason: string },
) => {
  const { id, version } = newestOf(await colleague.read(requestId));
  await colleague.post(`/refunds/${id}/${act}`, { version, ...beside });
};

/** The card is closed: what the rejection approved is stopped, and a transfer approved instead. */
export const transferInstead = async ({ agent, admin }: Team, requestId: string) => {
  await noteRefund(admin, requestId, "void", { reason: "The card is closed." });
  const { id, version, amountFils } = newestOf(await agent.read(requestId));
  const terms = { amountFils, way: "transfer", reason: "rejected", note: "The card is closed." };
  await agent.post(`/refunds/${id}/change`, { version, ...terms });
  await approveAll(admin, await admin.read(requestId));
};
