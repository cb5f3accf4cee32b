import { index, route, type RouteConfig, type RouteConfigEntry } from "@react-router/dev/routes";
import * as paths from "../contract/page-paths.ts";

/** The parent's route already has the beginning of the path, which is cut off here. */
const page = (path: string, file: string, below: string = paths.home) =>
  route(path.slice(below.length).replace(/^\//, ""), file);

/** Every page also exists under /ar (ruling A2). */
const pages: RouteConfigEntry[] = [
  index("site/home.tsx"),
  page(paths.carInsurance, "site/car-insurance.tsx"),
  page(paths.thirdParty, "site/third-party.tsx"),
  page(paths.comprehensive, "site/comprehensive.tsx"),
  page(paths.whatIfThirdParty, "site/what-if/third-party.tsx"),
  page(paths.whatIfComprehensive, "site/what-if/comprehensive.tsx"),
  page(paths.petInsurance, "site/pet-insurance.tsx"),
  page(paths.about, "site/about.tsx"),
  page(`${paths.partners}/:page?`, "site/partners.tsx"),
  page(paths.howWeRank, "site/how-we-rank.tsx"),
  page(paths.ourTimes, "site/our-times.tsx"),
  page(paths.careers, "site/careers.tsx"),
  page(paths.complaints, "site/complaints.tsx"),
  page(paths.refundCalculator, "site/refund-calculator.tsx"),
  page(paths.blog, "site/blog.tsx"),
  page(paths.article(":slug"), "site/blog-article.tsx"),
  page(paths.contact, "site/contact.tsx"),
  page(paths.chat, "site/chat.tsx"),
  page(paths.terms, "site/legal/terms.tsx"),
  page(paths.privacyPolicy, "site/legal/privacy.tsx"),
  page(paths.privacyChoices, "site/privacy-choices.tsx"),
  page(paths.allPages, "shell/all-pages.tsx"),

  page(paths.login, "account/login.tsx"),
  page(paths.signUp, "account/signup.tsx"),
  page(paths.forgotPassword, "account/forgot-password.tsx"),
  page(paths.resetPassword(":token"), "account/reset-password.tsx"),

  page(paths.vehicleDetails, "purchase/vehicle-details/vehicle-details.tsx"),
  page(paths.quotes, "purchase/quotes/quotes.tsx"),
  page(paths.sharedQuote(":code"), "purchase/shared/shared-quote.tsx"),
  page(paths.sendDocument(":token"), "pictures/send-document.tsx"),
  page(paths.checkAnswers, "purchase/check-answers/check-answers.tsx"),
  page(paths.personalDetails, "purchase/personal-details/personal-details.tsx"),
  page(paths.requestSent, "purchase/request-sent/request-sent.tsx"),
  page(paths.paymentSucceeded, "purchase/payment/payment-succeeded.tsx"),
  page(paths.paymentFailed, "purchase/payment/payment-failed.tsx"),
  page(paths.somethingFailed, "purchase/something-failed/something-failed.tsx"),

  route(paths.profile.slice(1), "profile/layout.tsx", [
    index("profile/list/requests.tsx"),
    page(paths.request(":id"), "profile/one-request/request-page.tsx", paths.profile),
    page(paths.profileInfo, "profile/info.tsx", paths.profile),
    page(paths.profileUpdate, "profile/update.tsx", paths.profile),
    page(paths.profileData, "profile/stored-data/stored-data.tsx", paths.profile),
  ]),

  route("*", "shell/not-found.tsx"),
];

/** Files for machines: one address for both languages. */
const files: RouteConfigEntry[] = [
  route("sitemap.xml", "site/head/sitemap.ts"),
  route("robots.txt", "site/head/robots.ts"),
  route("site.webmanifest", "site/head/manifest.ts"),
];

export default [...files, route("ar?", "shell/frame.tsx", pages)] satisfies RouteConfig;
