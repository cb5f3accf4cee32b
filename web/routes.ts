import { index, route, type RouteConfig, type RouteConfigEntry } from "@react-router/dev/routes";

/** The whole site: URL → page. Every page also lives under /ar (ruling A2). */
const pages: RouteConfigEntry[] = [
  index("site/home.tsx"),
  route("carinsurance", "site/car-insurance.tsx"),
  route("carinsurancethird", "site/third-party.tsx"),
  route("carinsurancecom", "site/comprehensive.tsx"),
  route("PetInsurance", "site/pet-insurance.tsx"),
  route("about", "site/about.tsx"),
  route("partners/:page?", "site/partners.tsx"),
  route("careers", "site/careers.tsx"),
  route("complaints", "site/complaints.tsx"),
  route("blog", "site/blog.tsx"),
  route("blog/:slug", "site/blog-article.tsx"),
  route("contact", "site/contact.tsx"),
  route("terms-and-conditions", "site/legal/terms.tsx"),
  route("privacy-policy", "site/legal/privacy.tsx"),
  route("privacy-choices", "site/privacy-choices.tsx"),
  route("LeftNav", "shell/all-pages.tsx"),

  route("login", "account/login.tsx"),
  route("signup", "account/signup.tsx"),
  route("forgot-password", "account/forgot-password.tsx"),
  route("reset-password/:token", "account/reset-password.tsx"),

  route("vehicle-insurance", "purchase/vehicle-details/vehicle-details.tsx"),
  route("packages", "purchase/quotes/quotes.tsx"),
  route("check-answers", "purchase/check-answers/check-answers.tsx"),
  route("non_khaleegy", "purchase/personal-details/personal-details.tsx"),
  route("req_true", "purchase/request-sent/request-sent.tsx"),
  route("paytrue", "purchase/payment/payment-succeeded.tsx"),
  route("payfalse", "purchase/payment/payment-failed.tsx"),
  route("fail", "purchase/something-failed/something-failed.tsx"),

  route("profile", "profile/layout.tsx", [
    index("profile/requests.tsx"),
    route("requests/:id", "profile/one-request/request-page.tsx"),
    route("info", "profile/info.tsx"),
    route("update", "profile/update.tsx"),
    route("data", "profile/kept-data/kept-data.tsx"),
  ]),

  route("*", "shell/not-found.tsx"),
];

/** What machines read; it has one address for both languages. */
const files: RouteConfigEntry[] = [
  route("sitemap.xml", "site/head/sitemap.ts"),
  route("robots.txt", "site/head/robots.ts"),
  route("site.webmanifest", "site/head/manifest.ts"),
];

export default [...files, route("ar?", "shell/frame.tsx", pages)] satisfies RouteConfig;
