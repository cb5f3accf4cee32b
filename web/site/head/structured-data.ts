import type { PhoneHours } from "../../../contract/hours.ts";

/** A block of schema.org data. */
export type StructuredData = { "@context": "https://schema.org"; "@type": string } & Record<
  string,
  unknown
>;

const block = (type: string, facts: Record<string, unknown>): StructuredData => ({
  "@context": "https://schema.org",
  "@type": type,
  ...facts,
});

export type Step = { name: string; path: string };

export const breadcrumbs = (steps: readonly Step[], addressOf: (path: string) => string) =>
  block("BreadcrumbList", {
    itemListElement: steps.map(({ name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: addressOf(path),
    })),
  });

export const questions = (items: readonly { question: string; answer: string }[]) =>
  block("FAQPage", {
    mainEntity: items.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  });

type Agency = {
  name: string;
  legalName: string;
  url: string;
  telephone: string;
  email: string;
  logo: string;
  /** The days of the week by their hours. */
  week: PhoneHours["week"];
};

const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** Opening hours in Asia/Dubai. */
export const insuranceAgency = ({ week, ...facts }: Agency) =>
  block("InsuranceAgency", {
    ...facts,
    areaServed: { "@type": "Country", name: "AE" },
    address: { "@type": "PostalAddress", addressCountry: "AE" },
    openingHoursSpecification: week.flatMap(({ days, spans }) =>
      spans.map(({ from, to }) => ({
        "@type": "OpeningHoursSpecification",
        dayOfWeek: days.map(capitalised),
        opens: from,
        closes: to,
      })),
    ),
  });

type Article = {
  headline: string;
  description: string;
  /** YYYY-MM-DD. */
  datePublished: string;
  inLanguage: "en" | "ar";
  url: string;
  image: string;
  publisher: string;
};

export const article = ({ publisher, ...facts }: Article) =>
  block("Article", {
    ...facts,
    author: { "@type": "Organization", name: publisher },
    publisher: { "@type": "Organization", name: publisher },
  });
