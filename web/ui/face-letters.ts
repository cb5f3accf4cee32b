/** Two letters of a Latin name, one of an Arabic one: two of them would join. */
export const faceLetters = (name: string): string => {
  const words = name.trim().split(/\s+/);
  const letters = [words[0], words.length > 1 ? words.at(-1) : ""].map((word) => word?.[0] ?? "");
  return /^\p{Script=Latin}/u.test(name.trim())
    ? letters.join("").toUpperCase()
    : (letters[0] ?? "");
};
