/** For its owner to know it again: "n…@example.test". */
export const shortEmail = (email: string): string => {
  const [first = ""] = email;
  return `${first}…${email.slice(email.lastIndexOf("@"))}`;
};
