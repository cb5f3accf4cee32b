import { useMemo, useSyncExternalStore } from "react";
import { onPurchaseChange } from "./purchase-change.ts";
import { type Editing, loadEditing } from "./editing.ts";

const written = () => JSON.stringify(loadEditing() ?? null);
const nothing = () => "null";

/** Undefined for a new request, and before hydration. */
export function useEditing(): Editing | undefined {
  const text = useSyncExternalStore(onPurchaseChange, written, nothing);
  return useMemo(() => (JSON.parse(text) as Editing | null) ?? undefined, [text]);
}
