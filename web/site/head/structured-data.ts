/** One block of schema.org data, as search engines read it from the page. */
export type StructuredData = { "@context": "https://schema.org"; "@type": string } & Record<
  string,
  unknown
>;

const block = (type: string, facts: Record<string, unknown>): StructuredData => ({
  "@context": "https://schema.org",
  "@type": type,
  ...facts,
});

/** One page on the way to this one: its name and its plain path. */
export type Step = { name: string; path: string };

/** The way from home to a page. */
export const breadcrumbs = (steps: readonly Step[], addressOf: (path: string) => string) =>
  block("BreadcrumbList", {
    itemListElement: steps.map(({ name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: addressOf(path),
    })),
  });

/** Questions with their answers, as the page shows them. */
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
  hours: readonly { from: string; to: string }[];
};

const everyDay = [
  "Monday",
  "Tuesday",
  "Wednesday",
  "Thursday",
  "Friday",
  "Saturday",
  "Sunday",
] as const;

/** Who we are: a broker in the United Arab Emirates, reached at these hours (Asia/Dubai). */
export const insuranceAgency = ({ hours, ...facts }: Agency) =>
  block("InsuranceAgency", {
    ...facts,
    areaServed: { "@type": "Country", name: "AE" },
    address: { "@type": "PostalAddress", addressCountry: "AE" },
    openingHoursSpecification: hours.map(({ from, to }) => ({
      "@type": "OpeningHoursSpecification",
      dayOfWeek: everyDay,
      opens: from,
      closes: to,
    })),
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
