import { documentOf, type Page } from "./document.ts";
import { html } from "./html.ts";
import { icon } from "./icons.ts";
import type { Language, Order } from "./order.ts";
import { texts, type Refusal } from "./texts.ts";

/** The protocol returns by a form post; the button is for browsers without JavaScript. */
export const returnPage = (
  order: Order,
  to: { url: string; encResp: string },
  returnOrigins: readonly string[],
): Page => {
  const t = texts[order.language];
  const body = html`<section class="word">
    ${icon("check")}
    <h1>${t.returning}</h1>
    <p>${t.returningHint}</p>
    <form method="post" action="${to.url}">
      <input type="hidden" name="encResp" value="${to.encResp}" />
      <input type="hidden" name="orderNo" value="${order.orderId}" />
      <button class="main">${t.continue}</button>
    </form>
  </section>`;
  const script = "document.forms[0].submit()";
  return documentOf({ language: order.language, title: t.returning, body, script }, returnOrigins);
};

export const closedPage = (order: Order): Page => {
  const t = texts[order.language];
  const body = html`<section class="word">
    ${icon("check")}
    <h1>${t.closed}</h1>
    <p>${t.closedHint}</p>
  </section>`;
  return documentOf({ language: order.language, title: t.closed, body }, []);
};

/** Shows both languages, because a refused request often does not tell its language. */
export const refusedPage = (refusal: Refusal, language: Language = "en"): Page => {
  const [t, other] = language === "ar" ? [texts.ar, texts.en] : [texts.en, texts.ar];
  const [lang, dir] = language === "ar" ? ["en", "ltr"] : ["ar", "rtl"];
  const body = html`<section class="word refused">
    ${icon("alert")}
    <h1>${t.refused}</h1>
    <p>${t.refusals[refusal]}</p>
    <p class="other" lang="${lang}" dir="${dir}">${other.refused}. ${other.refusals[refusal]}</p>
  </section>`;
  return documentOf({ language, title: t.refused, body }, []);
};
