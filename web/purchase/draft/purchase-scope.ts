import { editingKey } from "../../../domain/purchase/purchase-keys.ts";

/**
 * A tab that changes a request keeps its answers to itself, so that the purchase on this device and
 * an edit in another tab stay as they are. What describes the edit is in `web/purchase/editing`.
 */
let inMemory: string | undefined;

/** The edit of this tab as it was written; undefined for the purchase of the device. */
export function readScope(): string | undefined {
  try {
    return sessionStorage.getItem(editingKey) ?? inMemory;
  } catch {
    return inMemory;
  }
}

export function writeScope(text: string) {
  inMemory = text;
  try {
    sessionStorage.setItem(editingKey, text);
  } catch {
    // Then the edit lives as long as this page does.
  }
}

export function leaveScope() {
  inMemory = undefined;
  try {
    sessionStorage.removeItem(editingKey);
  } catch {
    // Where nothing can be stored there is nothing to remove.
  }
}

const PREFIX = "edit ";

/** The name under which this tab keeps bytes: an edit's own, or the device's. */
export const scopedName = (name: string): string =>
  readScope() === undefined ? name : `${PREFIX}${scopeId()} ${name}`;

/** Tells the names that this tab uses now from all others, also once it has left its edit. */
export function namesHere(): (name: string) => boolean {
  if (readScope() === undefined) return (name) => !name.startsWith(PREFIX);
  const ours = scopedName("");
  return (name) => name.startsWith(ours);
}

function scopeId(): string {
  try {
    const { scope } = JSON.parse(readScope() ?? "{}") as { scope?: unknown };
    return typeof scope === "string" ? scope : "";
  } catch {
    return "";
  }
}
