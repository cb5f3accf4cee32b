export const MAX_COMPARED = 3;

/** A fourth quote is not added. */
export function withCompared(chosen: readonly string[], id: string): readonly string[] {
  if (chosen.includes(id)) return chosen.filter((one) => one !== id);
  return chosen.length < MAX_COMPARED ? [...chosen, id] : chosen;
}
