import type { Language } from "../domain/language.ts";
import * as paths from "./page-paths.ts";

/** Specification parts 1 and 2, section 2. */
const pages = [
  paths.home,
  paths.about,
  paths.contact,
  paths.chat,
  paths.blog,
  paths.partners,
  paths.careers,
  paths.terms,
  paths.privacyPolicy,
  paths.carInsurance,
  paths.thirdParty,
  paths.comprehensive,
  paths.petInsurance,
  paths.whatIfThirdParty,
  paths.whatIfComprehensive,
  paths.refundCalculator,
  paths.howWeRank,
  "/our-times",
  paths.complaints,
  paths.privacyChoices,
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
  paths.profileData,
] as const;

export type CountedPage = (typeof pages)[number] | "other";

const byName = new Map<string, CountedPage>(pages.map((page) => [page.toLowerCase(), page]));
byName.set("/home", paths.home);

const withoutEnds = (page: string) =>
  page
    .trim()
    .toLowerCase()
    .replace(/[?#].*$/s, "")
    .replace(/^\/?/, "/");

const ARABIC = /^\/ar(?=\/|$)/;

/** Others count as "other": no caller can make the table grow, and no token of a URL is stored. */
export const countedPage = (page: string): CountedPage => {
  const path = withoutEnds(page).replace(ARABIC, "").replace(/\/+$/, "");
  return byName.get(path || paths.home) ?? "other";
};

/** As its address says. */
export const languageOfPath = (page: string): Language =>
  ARABIC.test(withoutEnds(page)) ? "ar" : "en";
