import type { Language } from "../../i18n/language.ts";
import type { ArticleText } from "./articles/article-text.ts";
import * as car from "./articles/choose-car-insurance.ts";
import * as health from "./articles/health-insurance-in-the-uae.ts";
import * as corporate from "./articles/insurance-for-a-small-company.ts";
import * as pet from "./articles/insuring-a-cat-or-dog.ts";
import * as travel from "./articles/travel-insurance-before-you-fly.ts";
import * as home from "./articles/what-home-insurance-covers.ts";

type Topic = "home" | "health" | "car" | "pet" | "corporate" | "travel";

export type Article = {
  slug: string;
  topic: Topic;
  /** YYYY-MM-DD. */
  date: string;
  text: Record<Language, ArticleText>;
};

/** Articles in the order of specification part 1, section 2. */
export const articles: readonly Article[] = [
  { slug: "what-home-insurance-covers", topic: "home", date: "2026-11-12", text: home },
  { slug: "health-insurance-in-the-uae", topic: "health", date: "2026-11-09", text: health },
  { slug: "choose-car-insurance", topic: "car", date: "2026-11-05", text: car },
  { slug: "insuring-a-cat-or-dog", topic: "pet", date: "2026-10-29", text: pet },
  {
    slug: "insurance-for-a-small-company",
    topic: "corporate",
    date: "2026-10-22",
    text: corporate,
  },
  { slug: "travel-insurance-before-you-fly", topic: "travel", date: "2026-10-15", text: travel },
];
