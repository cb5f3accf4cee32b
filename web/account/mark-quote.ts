/** Inlined: decides before the first paint what is seen, so that nothing moves later. */
import { hasAccount, keptQuote } from "./kept-quote.ts";

const page = document.currentScript?.parentElement;
if (page && keptQuote()) {
  page.setAttribute("data-quoted", "");
  if (!hasAccount()) page.setAttribute("data-signs-up", "");
}
