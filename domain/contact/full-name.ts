export type NameProblem = "nameRequired" | "nameNoNumbers";

/** Specification part 2, 5.3. */
export function contactNameProblem(text: string): NameProblem | undefined {
  if (text.trim() === "") return "nameRequired";
  return /\p{Nd}/u.test(text) ? "nameNoNumbers" : undefined;
}
