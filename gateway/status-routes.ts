import type { FastifyInstance } from "fastify";
import { amountOf, filsOf } from "./amounts.ts";
import type { Fault } from "./fault.ts";
import { formOf } from "./form.ts";
import type { Merchant, Merchants } from "./merchants.ts";
import { refundedFils, reportedFils, statusWord, type Order } from "./order.ts";
import type { OrdersStore } from "./orders-store.ts";

type Command = Partial<Record<string, unknown>>;
type Parts = { merchants: Merchants; orders: OrdersStore; fault: Fault; now: () => number };

const refusal = (text: string, code: string) =>
  `status=1&enc_response=${encodeURIComponent(text)}&enc_error_code=${code}\r\n`;

const textOf = (value: unknown) =>
  typeof value === "string" || typeof value === "number" ? String(value) : "";

const commandIn = (text: string | undefined): Command | undefined => {
  try {
    const json: unknown = JSON.parse(text ?? "");
    return typeof json === "object" && json !== null ? json : undefined;
  } catch {
    return undefined;
  }
};

export const statusRoutes = (app: FastifyInstance, { merchants, orders, fault, now }: Parts) => {
  const orderOf = (merchant: Merchant, { order_no, reference_no }: Command) => {
    const order = order_no
      ? orders.find(textOf(order_no))
      : orders.findByTrackingId(textOf(reference_no));
    const asked = reference_no ? order?.trackingId === textOf(reference_no) : true;
    return asked && order?.merchantId === merchant.merchantId ? order : undefined;
  };

  const orderStatus = (order: Order | undefined) => {
    if (!order) return { status: 1, error_desc: "No records found", error_code: "51419" };
    const lie = fault.mode === "wrong_amount" ? 100 : 0;
    const word = statusWord(order, now());
    return {
      status: 0,
      order_no: order.orderId,
      reference_no: order.trackingId,
      order_status: word,
      order_amt: amountOf(reportedFils(order) + lie),
      order_currncy: "AED",
      order_capt_amt: word === "Successful" ? amountOf(reportedFils(order)) : "0.00",
      order_date_time: new Date(order.openedAt).toISOString(),
      param_value1: order.echoed.merchant_param1 ?? "",
    };
  };

  const refund = (order: Order | undefined, command: Command) => {
    const fils = filsOf(textOf(command.refund_amount));
    const reference = textOf(command.refund_ref_no);
    const refused = (reason: string) => ({ refund_status: 1, reason });
    if (!order || !fils || !reference) return refused("Invalid parameter");
    // The same reference again is the same refund.
    if (order.refunds.some((known) => known.reference === reference))
      return { refund_status: 0, reason: "" };
    if (statusWord(order, now()) !== "Successful") return refused("Nothing to refund");
    if (refundedFils(order) + fils > reportedFils(order)) return refused("More than was paid");
    orders.refund(order, reference, fils);
    return { refund_status: 0, reason: "" };
  };

  const answerTo = (name: string | undefined, merchant: Merchant, command: Command) => {
    const order = orderOf(merchant, command);
    if (name === "refundOrder") return { Refund_Order_Result: refund(order, command) };
    const result = orderStatus(order);
    return fault.mode === "flat" ? result : { Order_Status_Result: result };
  };

  app.post("/apis/servlet/DoWebTrans", (request, reply) => {
    if (fault.mode === "error500") return reply.code(500).send("Internal error");
    if (fault.mode === "timeout") return reply.hijack();

    reply.type("text/plain; charset=utf-8");
    const form = formOf(request.body);
    const name = form.command;
    const merchant = merchants.byAccessCode(form.access_code);
    if (!merchant) return reply.send(refusal("Access_code: Invalid Parameter", "51407"));

    const command = commandIn(merchant.cipher.decrypt(form.enc_request ?? ""));
    const known = name === "orderStatusTracker" || name === "refundOrder";
    if (!command || !known) return reply.send(refusal("Invalid request", "51404"));

    const answer = merchant.cipher.encrypt(JSON.stringify(answerTo(name, merchant, command)));
    // CCAvenue ends its answers with a line break.
    return reply.send(`status=0&enc_response=${answer}\r\n`);
  });
};
