import * as paths from "../../../contract/page-paths.ts";
import { articles } from "../blog/articles.ts";

/** Pages for search engines; each also exists under /ar (ruling A2). */
export const publicPages: readonly string[] = [
  paths.home,
  paths.carInsurance,
  paths.thirdParty,
  paths.comprehensive,
  paths.whatIfThirdParty,
  paths.whatIfComprehensive,
  paths.vehicleDetails,
  paths.petInsurance,
  paths.about,
  paths.refundCalculator,
  paths.howWeRank,
  paths.ourTimes,
  paths.partners,
  paths.partnersPage(2),
  paths.careers,
  paths.complaints,
  paths.contact,
  paths.blog,
  ...articles.map(({ slug }) => paths.article(slug)),
  paths.terms,
  paths.privacyPolicy,
  paths.privacyChoices,
  paths.allPages,
];

/** Personal pages and the demonstration's tools: not for search engines. */
export const privatePaths: readonly string[] = [
  "/api/",
  "/dev/",
  paths.switchLanguage,
  paths.profile,
  paths.checkAnswers,
  paths.paymentSucceeded,
  paths.paymentFailed,
  paths.somethingFailed,
  paths.requestSent,
  `${paths.resetPasswords}/`,
  `${paths.sendDocuments}/`,
];
