import * as paths from "./page-paths.ts";

/** Pages that the menu may lead to; each also exists under /ar. A path that is not here is refused. */
export const linkedPages = [
  paths.home,
  paths.carInsurance,
  paths.thirdParty,
  paths.comprehensive,
  paths.vehicleDetails,
  paths.personalDetails,
  paths.quotes,
  paths.petInsurance,
  `${paths.contact}?product=health`,
  `${paths.contact}?product=home`,
  `${paths.contact}?product=travel`,
  `${paths.contact}?product=corporate`,
  paths.whatIfThirdParty,
  paths.whatIfComprehensive,
  paths.refundCalculator,
  paths.blog,
  paths.allPages,
  paths.about,
  `${paths.about}#paid`,
  paths.partners,
  paths.howWeRank,
  paths.ourTimes,
  paths.careers,
  paths.contact,
  paths.complaints,
  paths.terms,
  paths.privacyPolicy,
  paths.privacyChoices,
  paths.login,
  paths.signUp,
  paths.profile,
  paths.profileInfo,
  paths.profileData,
] as const;

/** Pages that people must always find, whoever edits the menu: their rights and the way to reach us. */
export const pagesThatStay = [
  paths.contact,
  paths.complaints,
  paths.terms,
  paths.privacyPolicy,
] as const;
