/**
 * Inlined in a page that leads on to a purchase: what the device knows of it decides, before the first
 * paint, which of both is seen, so that nothing moves when the page's own script has read it.
 */
import { hasAccount, keptQuote } from "./kept-quote.ts";

const page = document.currentScript?.parentElement;
if (page && keptQuote()) {
  page.setAttribute("data-quoted", "");
  if (!hasAccount()) page.setAttribute("data-signs-up", "");
}
