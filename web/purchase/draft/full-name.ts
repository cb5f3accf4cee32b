import { readDraftField, saveDraftField } from "./stored-draft.ts";

const NAME = "fullName";

/** The insured's, as typed; not the account's username (ruling P22). "" is not answered yet. */
export function loadFullName(): string {
  const stored = readDraftField(NAME);
  return typeof stored === "string" ? stored : "";
}

export const saveFullName = (fullName: string) => saveDraftField(NAME, fullName);
