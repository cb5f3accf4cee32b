import type { CoverType } from "../domain/quotes/package-kinds.ts";
import type { CarOrigin } from "../domain/vehicle/car.ts";

// Fixed by the specification. Separate constants, so that a page loads only the paths it uses.
export const home = "/";
export const carInsurance = "/carinsurance";
export const thirdParty = "/carinsurancethird";
export const comprehensive = "/carinsurancecom";
export const petInsurance = "/PetInsurance";
export const about = "/about";
export const partners = "/partners";
export const careers = "/careers";
export const complaints = "/complaints";
export const blog = "/blog";
export const contact = "/contact";
export const chat = "/chat";
export const terms = "/terms-and-conditions";
export const privacyPolicy = "/privacy-policy";
export const privacyChoices = "/privacy-choices";
export const allPages = "/LeftNav";

export const login = "/login";
export const signUp = "/signup";
export const forgotPassword = "/forgot-password";
export const resetPasswords = "/reset-password";

export const whatIfThirdParty = "/what-if/third-party";
export const whatIfComprehensive = "/what-if/comprehensive";
export const refundCalculator = "/refund-calculator";
export const howWeRank = "/how-we-rank";
export const ourTimes = "/our-times";

export const vehicleDetails = "/vehicle-insurance";
export const quotes = "/packages";
export const sharedQuotes = "/quotes";
export const sendDocuments = "/documents";
export const checkAnswers = "/check-answers";
export const personalDetails = "/non_khaleegy";
export const requestSent = "/req_true";
export const paymentSucceeded = "/paytrue";
export const paymentFailed = "/payfalse";
export const somethingFailed = "/fail";

export const profile = "/profile";
export const requests = "/profile/requests";
export const profileInfo = "/profile/info";
export const profileUpdate = "/profile/update";
export const profileData = "/profile/data";

export const switchLanguage = "/lang";

export const article = (slug: string) => `${blog}/${slug}` as const;
export const partnersPage = (number: number) =>
  number === 1 ? partners : (`${partners}/${number}` as const);
export const resetPassword = (token: string) => `${resetPasswords}/${token}` as const;
export const sharedQuote = (code: string) => `${sharedQuotes}/${code}` as const;
export const sendDocument = (token: string) => `${sendDocuments}/${token}` as const;
export const request = (id: string) => `${requests}/${id}` as const;

/** The vehicle form with what a link promises: a new policy, a cover, a car from elsewhere. */
export const insure = (asked: { type?: "new"; cover?: CoverType; carOrigin?: CarOrigin }) =>
  `${vehicleDetails}?${new URLSearchParams(asked).toString()}` as const;

/** `cover` is also the quotes' parameter: the tab that opens. */
export const quotesOf = (cover: CoverType | undefined) =>
  cover === undefined ? quotes : (`${quotes}?cover=${cover}` as const);

export const EDIT_PARAMETER = "edit";
export const editRequest = (id: string) =>
  `${vehicleDetails}?${EDIT_PARAMETER}=${encodeURIComponent(id)}` as const;
