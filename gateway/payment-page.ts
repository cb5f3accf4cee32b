import { instalmentsOf, priceOf } from "./amounts.ts";
import { documentOf, type Page } from "./document.ts";
import { html, ltr, type Html } from "./html.ts";
import { icon } from "./icons.ts";
import { methods, scenarios, type Method, type Order } from "./order.ts";
import { texts, type Texts } from "./texts.ts";

const choice = (t: Texts, method: Method, extra: Html): Html => {
  const [name, hint] = t.methods[method];
  return html`<div class="choice">
    <input
      type="radio"
      name="method"
      id="${method}"
      value="${method}"
      aria-describedby="${method}-hint"
      ${method === "card" ? "checked" : ""}
    />
    <label for="${method}">${icon(method)}<span>${name}</span></label>
    <div id="${method}-hint" class="hint">${hint}${extra}</div>
  </div>`;
};

const schedule = (t: Texts, amountFils: number): Html => {
  const parts = instalmentsOf(amountFils).map(
    (fils, n) => html`<li><span>${t.due[n] ?? ""}</span> ${ltr(priceOf(fils))}</li>`,
  );
  return html`<ol class="schedule">
    ${parts}
  </ol>`;
};

const summary = (t: Texts, order: Order): Html =>
  html`<section class="slip">
    <h1>
      <span class="payee">${t.payTo} <bdi>${order.payeeName}</bdi></span>
      <bdi class="price" dir="ltr"><small>AED</small> ${priceOf(order.amountFils).slice(4)}</bdi>
    </h1>
    <p class="calm">${t.insurerOnly}</p>
    <dl>
      <dt>${t.order}</dt>
      <dd>${ltr(order.orderId)}</dd>
    </dl>
  </section>`;

export const paymentPage = (order: Order, returnOrigins: readonly string[]): Page => {
  const t = texts[order.language];
  const body = html`<div class="desk">
    ${summary(t, order)}
    <form class="panel" method="post" action="/pay/${encodeURIComponent(order.orderId)}">
      <input type="hidden" name="token" value="${order.pageToken}" />
      <fieldset>
        <legend>${t.howToPay}</legend>
        ${methods.map((method) =>
          choice(t, method, method === "instalments" ? schedule(t, order.amountFils) : html``),
        )}
      </fieldset>
      <div class="trial">
        <label for="scenario">${t.scenario}</label>
        <div class="pick">
          <select id="scenario" name="scenario" aria-describedby="scenario-hint">
            ${scenarios.map((scenario) => html`<option value="${scenario}">${t.scenarios[scenario]}</option>`)}
          </select>
          ${icon("down")}
        </div>
        <p id="scenario-hint" class="hint">${t.scenarioHint}</p>
      </div>
      <div class="ends">
        <button class="main" name="decision" value="pay">${t.pay}</button>
        <button name="decision" value="decline">${t.decline}</button>
        <button name="decision" value="abort">${t.abort}</button>
        <p class="hint">${t.otherEnds}</p>
      </div>
    </form>
  </div>`;
  const title = `${t.payTo} ${order.payeeName} ${priceOf(order.amountFils)}`;
  return documentOf({ language: order.language, title, body }, returnOrigins);
};
