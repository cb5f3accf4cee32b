import * as z from "zod/mini";
import type { Brand } from "../brand.ts";

const letters = z.string("must be a text");
const text = letters.check(z.minLength(1, "must not be empty"));
const exactly = <Shape extends z.core.$ZodLooseShape>(shape: Shape) =>
  z.strictObject(shape, {
    error: (issue) =>
      issue.code === "unrecognized_keys"
        ? `has no part named ${issue.keys.join(", ")}`
        : "must have parts",
  });
const inBothLanguages = exactly({ en: text, ar: text });
const count = z.int("must be a whole number").check(z.positive("must be above zero"));
const email = z.email("must be an e-mail address");
const address = z.url({ protocol: /^https$/, error: "must be an https address" });
const timeOfDay = letters.check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, "must be a time like 08:00"));
const networks = ["instagram", "linkedin", "x"] as const;
const profile = exactly({
  network: z.enum(networks, `must be one of ${networks.join(", ")}`),
  url: address,
});

const claims = {
  quoteSeconds: count,
  instalments: count,
  claimDays: exactly({ from: count, to: count }),
  applicationDays: count,
  timeline: z.tuple([count, count, count], "must be three years"),
  statistics: exactly({ assetsCovered: inBothLanguages, appStoreRank: count }),
} satisfies Record<keyof Brand["claims"], z.ZodMiniType>;

const parts = {
  name: inBothLanguages,
  tagline: inBothLanguages,
  legalName: inBothLanguages,
  telephone: letters.check(z.regex(/^\+[\d ]{7,20}$/, "must be a number like +971 800 123 456")),
  whatsapp: address,
  email,
  careersEmail: email,
  legalEmail: email,
  supportHours: z.array(exactly({ from: timeOfDay, to: timeOfDay }), "must be a list"),
  social: z.array(profile, "must be a list"),
  claims: z.partial(exactly(claims)),
} satisfies Record<keyof Brand, z.ZodMiniType>;

const Statement = z.partial(exactly(parts));

export const brandProblems = (statement: string | undefined): string[] => {
  if (statement === undefined) return [];
  try {
    const parsed = Statement.safeParse(JSON.parse(statement));
    if (parsed.success) return [];
    return parsed.error.issues.map(
      ({ path, message }) => `${["BRAND", ...path].join(".")} ${message}`,
    );
  } catch {
    return ["BRAND must be JSON"];
  }
};
