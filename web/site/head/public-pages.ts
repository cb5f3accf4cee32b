import { articles } from "../blog/articles.ts";

/** What search engines should find, by plain paths; each is there under /ar too (ruling A2). */
export const publicPages: readonly string[] = [
  "/",
  "/carinsurance",
  "/carinsurancethird",
  "/carinsurancecom",
  "/vehicle-insurance",
  "/PetInsurance",
  "/about",
  "/partners",
  "/partners/2",
  "/careers",
  "/complaints",
  "/contact",
  "/blog",
  ...articles.map(({ slug }) => `/blog/${slug}`),
  "/terms-and-conditions",
  "/privacy-policy",
  "/privacy-choices",
  "/LeftNav",
];

/** What they should leave alone: what is somebody's own, and the demonstration's tools. */
export const privatePaths: readonly string[] = [
  "/api/",
  "/dev/",
  "/lang",
  "/profile",
  "/check-answers",
  "/paytrue",
  "/payfalse",
  "/fail",
  "/req_true",
  "/reset-password/",
];
