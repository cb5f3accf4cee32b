import * as paths from "../../../contract/page-paths.ts";

/** Specification parts 1 and 2, section 2. */
const pages = [
  paths.home,
  paths.about,
  paths.contact,
  paths.blog,
  paths.partners,
  paths.careers,
  paths.terms,
  paths.privacyPolicy,
  paths.carInsurance,
  paths.thirdParty,
  paths.comprehensive,
  paths.petInsurance,
  paths.allPages,
  paths.login,
  paths.signUp,
  paths.forgotPassword,
  paths.vehicleDetails,
  paths.quotes,
  paths.personalDetails,
  paths.checkAnswers,
  paths.requestSent,
  paths.paymentSucceeded,
  paths.paymentFailed,
  paths.somethingFailed,
  paths.profile,
  paths.profileInfo,
  paths.profileUpdate,
] as const;

export type CountedPage = (typeof pages)[number] | "other";

const byName = new Map<string, CountedPage>(pages.map((page) => [page.toLowerCase(), page]));
byName.set("/home", paths.home);

/** Others count as "other": no caller can make the table grow, and no token of a URL is stored. */
export const countedPage = (page: string): CountedPage => {
  const path = page
    .trim()
    .toLowerCase()
    .replace(/[?#].*$/s, "")
    .replace(/^\/?/, "/")
    .replace(/^\/ar(?=\/|$)/, "")
    .replace(/\/+$/, "");
  return byName.get(path || paths.home) ?? "other";
};
