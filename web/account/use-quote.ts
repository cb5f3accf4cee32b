import { useMemo } from "react";
import { useBrowserValue, useHydrated } from "../ui/use-browser-value.ts";
import type { ChosenQuote } from "../../domain/purchase/chosen-quote.ts";
import { keptQuote } from "./kept-quote.ts";
import { useNext } from "./use-next.ts";

const read = () => JSON.stringify(keptQuote());

/** `isQuoted` is undefined until the device is read. */
export function useQuote() {
  const { wasSending } = useNext();
  const isRead = useHydrated();
  const kept = useBrowserValue(read);
  const text = wasSending ? kept : undefined;
  const quote = useMemo(
    () => (text === undefined ? undefined : (JSON.parse(text) as ChosenQuote)),
    [text],
  );
  const isOpen = wasSending && !isRead;

  return { quote, isQuoted: isOpen ? undefined : quote !== undefined };
}
