export const readCookie = (name: string) => {
  const found = document.cookie.split("; ").find((pair) => pair.startsWith(`${name}=`));
  if (!found) return "";
  const value = found.slice(name.length + 1);
  try {
    return decodeURIComponent(value);
  } catch {
    // Not written by us: show it unchanged.
    return value;
  }
};

export const writeCookie = (name: string, value: string, seconds: number) => {
  const secure = location.protocol === "https:" ? ";secure" : "";
  document.cookie = `${name}=${value};path=/;max-age=${seconds};samesite=lax${secure}`;
};

/** What the header shows of a person; none of it is secret (ruling U1). */
export const clearDisplayCookies = () => {
  for (const name of ["username", "email", "profilePicture"]) writeCookie(name, "", 0);
};
