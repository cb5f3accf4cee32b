import type { GatewayFact } from "../../domain/requests/gateway-fact.ts";
import type { PaymentGateway } from "../../server/adapters/payment-gateway/payment-gateway.ts";

/** Answers status queries from `facts`, by order number; `encRequest` is the order number. */
export const scriptedGateway = () => {
  const facts = new Map<string, GatewayFact>();
  const handedOff: Parameters<PaymentGateway["handOff"]>[0][] = [];
  const asked: { orderNo: string; account: string }[] = [];
  const accounts = ["CCAVENUE", "CCAVENUE_FALAJ"];
  const gateway: PaymentGateway = {
    accounts,
    origin: "http://127.0.0.1:5001",
    handOff: (attempt) => {
      handedOff.push(attempt);
      return {
        paymentUrl: "http://127.0.0.1:5001/transaction/transaction.do",
        encRequest: attempt.orderNo,
        accessCode: "TEST",
      };
    },
    readReturn: (body) => {
      const orderNo = body["orderNo"];
      if (typeof orderNo !== "string") return undefined;
      const order = handedOff.findLast((one) => one.orderNo === orderNo);
      return { orderNo, status: "unknown", requestRef: order?.requestRef ?? "unknown" };
    },
    queryStatus: async (orderNo, account) => {
      asked.push({ orderNo, account });
      return facts.get(orderNo) ?? { orderNo, status: "unknown" };
    },
  };
  return { ...gateway, accounts, facts, handedOff, asked };
};
