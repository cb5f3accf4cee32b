type Press = Pick<KeyboardEvent, "ctrlKey" | "metaKey" | "altKey" | "isComposing" | "target">;

const TYPING = "input, textarea, select, [contenteditable], dialog[open]";

/** Not while somebody types or a dialog is open, nor with the browser's own shortcuts. */
export const isForPage = ({ ctrlKey, metaKey, altKey, isComposing, target }: Press): boolean => {
  if (ctrlKey || metaKey || altKey || isComposing) return false;
  const at = target as Partial<Element> | null;
  return !at?.closest?.(TYPING);
};
