export const claimsOptions = ["none", "one", "two_or_more"] as const;
export type Claims = (typeof claimsOptions)[number];

/** Specification part 2, 7.1. */
export const apiClaims: Record<Claims, string> = {
  none: "No previous claims",
  one: "One previous claim",
  two_or_more: "Two or more previous claims",
};

export function parseClaims(text: string): Claims | undefined {
  const wanted = text.trim().toLowerCase();
  return claimsOptions.find(
    (option) => option === wanted || apiClaims[option].toLowerCase() === wanted,
  );
}
