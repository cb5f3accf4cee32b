import type { RefundShown } from "../../contract/office/refunds/shown.ts";
import { deskOf } from "./desk-calls.ts";
import { storedSale } from "./stored-sales.ts";
import { refundsOf, requestRow } from "./stored-requests.ts";
import type { TestApp } from "./test-app.ts";

type Member = Awaited<ReturnType<ReturnType<typeof deskOf>>>;

export const refusalOf = (answer: Awaited<ReturnType<Member["post"]>>) => ({
  statusCode: answer.statusCode,
  code: answer.json<{ code?: string }>().code,
});

/** What staff do with refunds through the API. */
export const refundsDesk = (app: TestApp) => {
  const enter = deskOf(app);

  const memberOf = async (role: string) => {
    const member = await enter(role);
    const read = async (id: string) =>
      (await member.get(`/refunds/${id}`)).json<{ data: RefundShown }>().data;
    /** Acts on the version that is there now, unless `body` names another. */
    const act = async (id: string, action: string, body: object = {}) => {
      const { version, approval } = await read(id);
      const shown = { version, digest: approval?.digest ?? "", insurerRef: "", ...body };
      return member.post(`/refunds/${id}/${action}`, shown);
    };
    const does = async (id: string, action: string, body: object = {}): Promise<RefundShown> => {
      const answer = await act(id, action, body);
      if (answer.statusCode !== 200) throw new Error(`${action}: ${answer.body}`);
      return answer.json<{ data: RefundShown }>().data;
    };
    return { ...member, readRefund: read, actOn: act, does };
  };

  const onlyRefund = async (requestId: string) => {
    const open = (await refundsOf(app, requestId)).filter(({ endedAt }) => endedAt === null);
    const [refund, ...others] = open;
    if (!refund || others.length > 0) throw new Error(`${open.length} refunds are open.`);
    return refund.id;
  };

  return {
    memberOf,
    onlyRefund,

    /** Money that came for a superseded payment: the system proposes its refund. */
    surplus: async () => {
      const sale = await storedSale(app);
      const { id, orderNo } = await sale.addAttempt("superseded");
      const { amountFils } = sale;
      const fact = { orderNo, amountFils, currency: "AED", trackingId: orderNo };
      await app.payments.applyGatewayFact(id, { ...fact, status: "paid" });
      return { ...sale, refund: await onlyRefund(sale.requestId) };
    },

    /** A paid request that an agent has taken, and a proposal of theirs for a part of it. */
    proposed: async (agent: Member, change: object = {}) => {
      const paid = await storedSale(app);
      const id = await agent.take(paid.requestId);
      const [charge] = (await agent.read(id)).paidCharges;
      const terms = {
        attempt: charge?.attempt,
        amountFils: 10_000,
        way: "card",
        reason: "paidTooMuch",
        note: "The insurer's price is lower.",
        ...change,
      };
      const answer = await agent.write(id, "refunds", terms);
      if (answer.statusCode !== 200) throw new Error(answer.body);
      return { ...paid, attempt: charge?.attempt, refund: await onlyRefund(id) };
    },

    moneyOf: async (requestId: string) => {
      const { capturedFils, refundedFils, state, moneyBackSince } = await requestRow(
        app,
        requestId,
      );
      return { capturedFils, refundedFils, state, isWaiting: moneyBackSince !== null };
    },
  };
};
