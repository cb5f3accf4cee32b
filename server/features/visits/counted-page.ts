/** The pages whose visits are counted (specification parts 1 and 2, section 2). */
const pages = [
  "/",
  "/about",
  "/contact",
  "/blog",
  "/partners",
  "/careers",
  "/terms-and-conditions",
  "/privacy-policy",
  "/carinsurance",
  "/carinsurancethird",
  "/carinsurancecom",
  "/PetInsurance",
  "/LeftNav",
  "/login",
  "/signup",
  "/forgot-password",
  "/vehicle-insurance",
  "/packages",
  "/non_khaleegy",
  "/check-answers",
  "/req_true",
  "/paytrue",
  "/payfalse",
  "/fail",
  "/profile",
  "/profile/info",
  "/profile/update",
] as const;

export type CountedPage = (typeof pages)[number] | "other";

const byName = new Map<string, CountedPage>(pages.map((page) => [page.toLowerCase(), page]));
byName.set("/home", "/");

/**
 * The page a visit counts for, from a path or a page's name, in either language. Whatever we do
 * not know is "other": no caller can make the table grow, and no token of an address is kept.
 */
export const countedPage = (page: string): CountedPage => {
  const path = page
    .trim()
    .toLowerCase()
    .replace(/[?#].*$/s, "")
    .replace(/^\/?/, "/")
    .replace(/^\/ar(?=\/|$)/, "")
    .replace(/\/+$/, "");
  return byName.get(path || "/") ?? "other";
};
