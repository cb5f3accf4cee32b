import { editingKey } from "../../../domain/purchase/purchase-keys.ts";
import { readStored, removeStored, writeStored } from "../../shell/device/storage.ts";

/** A tab that edits a request keeps its answers to itself; the device's purchase stays. */
let inMemory: string | undefined;

/** Undefined for the purchase of the device. */
export const readScope = (): string | undefined =>
  readStored("sessionStorage", editingKey) ?? inMemory;

export function writeScope(text: string) {
  inMemory = text;
  writeStored("sessionStorage", editingKey, text);
}

export function leaveScope() {
  inMemory = undefined;
  removeStored("sessionStorage", editingKey);
}

/** True while the tab still works on the same answers. */
export type IsSameScope = () => boolean;

export function rememberScope(): IsSameScope {
  const remembered = currentScope();
  return () => currentScope() === remembered;
}

const PREFIX = "edit ";

export function scopedName(name: string): string {
  const scope = currentScope();
  return scope === undefined ? name : `${PREFIX}${scope} ${name}`;
}

/** Also after the tab has left its edit. */
export function namesInScope(): (name: string) => boolean {
  if (currentScope() === undefined) return (name) => !name.startsWith(PREFIX);
  const ours = scopedName("");
  return (name) => name.startsWith(ours);
}

function currentScope(): string | undefined {
  const text = readScope();
  if (text === undefined) return undefined;
  try {
    const { scope } = JSON.parse(text) as { scope?: unknown };
    return typeof scope === "string" ? scope : "";
  } catch {
    return "";
  }
}
