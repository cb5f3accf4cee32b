/** Inlined: decides before the first paint what is seen, so that nothing moves later. */
import { hasAccount, storedQuote } from "./stored-quote.ts";

const page = document.currentScript?.parentElement;
if (page && storedQuote()) {
  page.setAttribute("data-quoted", "");
  if (!hasAccount()) page.setAttribute("data-signs-up", "");
}
