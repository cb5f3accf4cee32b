import { timingSafeEqual } from "node:crypto";
import type { FastifyInstance, FastifyReply } from "fastify";
import type { Page } from "./document.ts";
import { formOf } from "./form.ts";
import type { Merchants } from "./merchants.ts";
import { decisions, methods, scenarios, type Order } from "./order.ts";
import type { OrdersStore } from "./orders-store.ts";
import { closedPage, refusedPage, returnPage } from "./outcome-pages.ts";
import { paymentPage } from "./payment-page.ts";
import { returnMessage } from "./return-message.ts";
import { languageOf, readTransaction } from "./transaction-request.ts";

type Parts = { merchants: Merchants; orders: OrdersStore; returnOrigins: readonly string[] };

const oneOf = <T extends string>(list: readonly T[], value: string | undefined): T | undefined =>
  list.find((known) => known === value);

const sameToken = (order: Order, token = "") => {
  const [known, claimed] = [Buffer.from(order.pageToken), Buffer.from(token)];
  return known.length === claimed.length && timingSafeEqual(known, claimed);
};

export const sendPage = (reply: FastifyReply, { html, policy }: Page, code = 200) =>
  reply
    .code(code)
    .header("content-security-policy", policy)
    .type("text/html; charset=utf-8")
    .send(html);

export const paymentRoutes = (app: FastifyInstance, parts: Parts) => {
  const { merchants, orders, returnOrigins } = parts;

  const backToShop = (order: Order) => {
    const { outcome } = order;
    const merchant = merchants.byId(order.merchantId);
    if (!outcome || !merchant) return undefined;
    return {
      url: outcome.decision === "abort" ? order.cancelUrl : order.redirectUrl,
      encResp: merchant.cipher.encrypt(returnMessage(order, outcome)),
    };
  };

  const outcomePage = (order: Order): Page => {
    const back = backToShop(order);
    if (!back) return refusedPage("page", order.language);
    return order.outcome?.scenario === "no_return"
      ? closedPage(order)
      : returnPage(order, back, returnOrigins);
  };

  app.post("/transaction/transaction.do", (request, reply) => {
    const form = formOf(request.body);
    const merchant = merchants.byAccessCode(form.access_code);
    if (!merchant) return sendPage(reply, refusedPage("merchant"), 400);

    const plain = merchant.cipher.decrypt(form.encRequest ?? "");
    if (plain === undefined) return sendPage(reply, refusedPage("message"), 400);

    const language = languageOf(new URLSearchParams(plain).get("language"));
    const asked = readTransaction(plain, merchant, returnOrigins);
    if (typeof asked === "string") return sendPage(reply, refusedPage(asked, language), 400);

    const order = orders.open(asked);
    if (!order) return sendPage(reply, refusedPage("taken", language), 400);
    return sendPage(reply, order.outcome ? outcomePage(order) : paymentPage(order, returnOrigins));
  });

  app.post<{ Params: { orderId: string } }>("/pay/:orderId", async (request, reply) => {
    const opened = orders.find(request.params.orderId);
    const form = formOf(request.body);
    const decision = oneOf(decisions, form.decision);
    const method = oneOf(methods, form.method);
    const scenario = oneOf(scenarios, form.scenario);
    const valid = opened && sameToken(opened, form.token);
    if (!valid || !decision || !method || !scenario) {
      return sendPage(reply, refusedPage("page", opened?.language), 400);
    }

    const { order, first } = orders.decide(opened, { decision, method, scenario });
    if (first && scenario === "duplicate_return") await returnAhead(order);
    return sendPage(reply, outcomePage(order));
  });

  /** The duplicate return: the shop hears from the gateway before the browser comes back. */
  const returnAhead = async (order: Order) => {
    const back = backToShop(order);
    if (!back) return;
    const body = new URLSearchParams({ encResp: back.encResp, orderNo: order.orderId });
    const signal = AbortSignal.timeout(3000);
    await fetch(back.url, { method: "POST", body, redirect: "manual", signal }).catch(
      () => undefined,
    );
  };
};
