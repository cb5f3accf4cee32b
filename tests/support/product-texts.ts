import { arabicPapers } from "../../server/adapters/papers/papers.ar.ts";
import { englishPapers } from "../../server/adapters/papers/papers.en.ts";
import { type LetterTexts, letterTexts } from "../../server/adapters/papers/letter-texts.ts";
import { arabicMails } from "../../server/adapters/mail/templates/mails.ar.ts";
import { englishMails } from "../../server/adapters/mail/templates/mails.en.ts";
import type { Content } from "../../server/adapters/mail/templates/content.ts";
import { quotationTexts } from "../../server/adapters/papers/quotation-sheet.ts";
import type { PaperTexts } from "../../server/adapters/papers/paper-texts.ts";
import { contentOf } from "../../server/adapters/mail/templates/render-mail.ts";
import { mailSamples } from "../../server/adapters/mail/templates/mail-samples.ts";
import { rejectionTexts } from "../../server/adapters/mail/templates/rejection-texts.ts";
import { accountTexts } from "../../server/features/accounts/account-texts.ts";
import { defaultGroups, defaultNavigation } from "../../contract/default-navigation.ts";
import { brandPlaces } from "../../server/features/brand/brand-places.ts";
import { coverText } from "../../server/features/quotes/cover-texts.ts";
import { requestTexts } from "../../server/features/requests/send/request-texts.ts";
import { officeAr, officeEn } from "./office-texts.ts";
import { problemTexts } from "../../server/http/problem-texts.ts";
import { staffProblemTexts } from "../../server/http/staff-problem-texts.ts";
import { texts as gatewayTexts } from "../../gateway/texts.ts";
import type { Bilingual, Language } from "../../domain/language.ts";
import { brand } from "../../brand.ts";
import { pictureFaults } from "../../domain/documents/document-request.ts";
import { benefits, yes } from "../../domain/quotes/cover.ts";
import { insurers } from "../../domain/quotes/demonstration/insurers.ts";
import { plans } from "../../domain/quotes/demonstration/plans.ts";
import { vccSources } from "../../domain/purchase/vcc-sources.ts";
import { placeholderNames } from "../../domain/texts/placeholders.ts";
import { keptTexts } from "../../server/seed/kept-texts.ts";
import { emirateNames } from "../../domain/vehicle/emirates.ts";
import { articles } from "../../web/site/blog/articles.ts";
import privacyAr from "../../web/site/legal/privacy/ar.ts";
import privacyEn from "../../web/site/legal/privacy/en.ts";
import termsAr from "../../web/site/legal/terms/ar.ts";
import termsEn from "../../web/site/legal/terms/en.ts";
import { allAreas, loadTexts } from "../../web/texts.ts";

export type ProductText = { source: string; key: string; en?: string; ar?: string };

const leavesOf = (value: unknown, path: readonly string[] = []): (readonly [string, string])[] => {
  if (typeof value === "string") return [[path.join("."), value]];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => leavesOf(inner, [...path, key]));
};

const sideBySide = (source: string, en: unknown, ar: unknown): ProductText[] => {
  const [english, arabic] = [new Map(leavesOf(en)), new Map(leavesOf(ar))];
  return [...new Set([...english.keys(), ...arabic.keys()])].map((key) => {
    const [inEnglish, inArabic] = [english.get(key), arabic.get(key)];
    return {
      source,
      key,
      ...(inEnglish === undefined ? {} : { en: inEnglish }),
      ...(inArabic === undefined ? {} : { ar: inArabic }),
    };
  });
};

/** A mail's texts without the values and names of one request, which are data. */
const saidIn = ({ subject, blocks }: Content) => ({
  subject,
  blocks: blocks.map((block) => {
    switch (block.kind) {
      case "greeting":
        return block.hello;
      case "paragraph":
        return block.text;
      case "code":
      case "conversation":
        return undefined;
      case "facts":
        return block.rows.map(({ label }) => label);
      case "table":
        return block.columns;
      case "button":
        return block.label;
    }
  }),
});

const mailsIn = (language: Language) => {
  const samples = mailSamples("…");
  const laterCode = { ...samples.activationCode, isFirst: false };
  return {
    ...Object.fromEntries(
      Object.entries(samples).map(([name, mail]) => [name, saidIn(contentOf(mail, language))]),
    ),
    laterCode: saidIn(contentOf(laterCode, language)),
  };
};

/** What mails say for a reason that staff chose. */
const reasonsIn = (language: Language) => {
  const { betterDocument } = mailSamples("…");
  return {
    faults: pictureFaults.map((reason) =>
      contentOf({ ...betterDocument, reason }, language)
        .blocks.flatMap((block) => (block.kind === "facts" ? block.rows : []))
        .map(({ value }) => value)
        .at(1),
    ),
    rejections: rejectionTexts[language],
  };
};

const quotationIn = (language: Language) => {
  const { validOn, commission, notes, ...words } = quotationTexts[language];
  const name = brand.name[language];
  return {
    ...words,
    validOn: validOn("{{day}}"),
    commission: commission(name),
    notes: notes(name),
  };
};

const papersOf = ({ returning, notAnInvoice, broker, reminder, ...words }: PaperTexts) => ({
  ...words,
  returning: returning("…"),
  notAnInvoice: notAnInvoice("…"),
  broker: broker("…", "…"),
  reminder: {
    title: reminder.title("…"),
    about: reminder.about({ plate: "…", insurer: "…", number: "…" }),
    alarm: reminder.alarm,
  },
});

const letterOf = ({ request, expected, footer, ...words }: LetterTexts) => ({
  ...words,
  request: request("…"),
  expected: expected("…"),
  footer: footer("…"),
});

const navigationOf = (name: (entry: { title: string; titleAr: string }) => string) =>
  defaultGroups.map((group) => ({
    [group.key]: [
      name(group),
      defaultNavigation[group.key].map((section) => [name(section), section.items.map(name)]),
    ],
  }));

const coverOf = (language: Language) =>
  benefits.map((benefit) => coverText({ benefit, value: yes, group: "basic" }, language));

const named = (some: readonly Bilingual[], language: Language) => some.map((one) => one[language]);

/** Leaves out car names and plate codes, which are not translated. */
const catalogueOf = (language: Language) => ({
  insurers: named(insurers, language),
  plans: plans.map(({ name, description }) => [name[language], description[language]]),
  emirates: named(Object.values(emirateNames), language),
  vccSources: named(vccSources, language),
});

const placesIn = (language: Language) =>
  brandPlaces.map(({ name, lines }) => [name[language], lines.map(({ label }) => label[language])]);

const keptIn = (language: Language) => [
  named(Object.values(placeholderNames), language),
  // A placeholder has a name in each language.
  keptTexts.map(({ title, body }) => [title[language], body[language].replaceAll(/[{}]/g, "")]),
];

const withoutIds = ({ sections, ...rest }: typeof termsEn | typeof termsAr) => ({
  ...rest,
  sections: sections.map(({ title, body }) => ({ title, body })),
});

const siteAreas = await Promise.all(
  allAreas.map(async (area) => {
    const [en, ar] = await Promise.all([loadTexts("en", [area]), loadTexts("ar", [area])]);
    // A part stands under its area's name.
    return sideBySide(area, Object.values(en)[0], Object.values(ar)[0]);
  }),
);

export const productTexts: readonly ProductText[] = [
  ...siteAreas.flat(),
  ...sideBySide("terms", withoutIds(termsEn), withoutIds(termsAr)),
  ...sideBySide("privacy", withoutIds(privacyEn), withoutIds(privacyAr)),
  ...sideBySide(
    "articles",
    Object.fromEntries(articles.map(({ slug, text }) => [slug, text.en])),
    Object.fromEntries(articles.map(({ slug, text }) => [slug, text.ar])),
  ),
  ...sideBySide("mails", mailsIn("en"), mailsIn("ar")),
  ...sideBySide("mails", reasonsIn("en"), reasonsIn("ar")),
  { source: "mails", key: "footer", en: englishMails.footer, ar: arabicMails.footer },
  ...sideBySide("papers", papersOf(englishPapers), papersOf(arabicPapers)),
  ...sideBySide("quotation", quotationIn("en"), quotationIn("ar")),
  ...sideBySide("papers", letterOf(letterTexts.en), letterOf(letterTexts.ar)),
  ...sideBySide("office", officeEn, officeAr),
  ...sideBySide("api problems", problemTexts.en, problemTexts.ar),
  ...sideBySide("api staff problems", staffProblemTexts.en, staffProblemTexts.ar),
  ...sideBySide("api accounts", accountTexts.en, accountTexts.ar),
  ...sideBySide("api requests", requestTexts.en, requestTexts.ar),
  ...sideBySide(
    "menu",
    navigationOf(({ title }) => title.replaceAll("_", " ")),
    navigationOf(({ titleAr }) => titleAr),
  ),
  ...sideBySide("api cover", coverOf("en"), coverOf("ar")),
  ...sideBySide("catalogue", catalogueOf("en"), catalogueOf("ar")),
  ...sideBySide("brand places", placesIn("en"), placesIn("ar")),
  ...sideBySide("kept texts", keptIn("en"), keptIn("ar")),
  ...sideBySide("gateway", gatewayTexts.en, gatewayTexts.ar),
  { source: "brand", key: "name", ...brand.name },
  { source: "brand", key: "tagline", ...brand.tagline },
  { source: "brand", key: "legalName", ...brand.legalName },
];
