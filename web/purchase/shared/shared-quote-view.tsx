import type { SharedQuote } from "../../../contract/shared-quotes.ts";
import { NoQuote } from "./no-quote.tsx";
import { QuoteShown } from "./quote-shown.tsx";

type Props =
  | { state: "shown"; code: string; shared: SharedQuote }
  | { state: "expired" | "unknown" | "failed" };

export function SharedQuoteView(props: Props) {
  return props.state === "shown" ? <QuoteShown {...props} /> : <NoQuote why={props.state} />;
}
