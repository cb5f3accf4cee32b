import { useMemo } from "react";
import { useBrowserValue, useHydrated } from "../ui/use-browser-value.ts";
import type { ChosenQuote } from "../../domain/purchase/chosen-quote.ts";
import { storedQuote } from "./stored-quote.ts";
import { useNext } from "./use-next.ts";

const read = () => JSON.stringify(storedQuote());

/** `isQuoted` is undefined until the device is read. */
export function useQuote() {
  const { wasSending } = useNext();
  const isRead = useHydrated();
  const stored = useBrowserValue(read);
  const text = wasSending ? stored : undefined;
  const quote = useMemo(
    () => (text === undefined ? undefined : (JSON.parse(text) as ChosenQuote)),
    [text],
  );
  const isOpen = wasSending && !isRead;

  return { quote, isQuoted: isOpen ? undefined : quote !== undefined };
}
