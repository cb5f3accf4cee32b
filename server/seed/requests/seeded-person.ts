import type { Language } from "../../../domain/language.ts";
import { arabicNames, englishNames } from "./names.ts";
import { randomFor } from "./random.ts";

/** Mail domain of all invented people. */
export const PEOPLE_AT = "@example.test";

const PERSON = 1;
const FLEET = 2;

export type Person = {
  id: string;
  username: string;
  email: string;
  phone: string;
  language: Language;
};

const letters = (text: string) => text.toLowerCase().replaceAll(/[^a-z]/g, "");

const personAt = (purpose: number, index: number): Person => {
  const random = randomFor(purpose, index);
  const language = random.chance(0.35) ? "ar" : "en";
  const names = language === "ar" ? arabicNames : englishNames;
  const [given, family] = [
    random.pickSkewed(englishNames.given),
    random.pickSkewed(englishNames.family),
  ];
  return {
    id: random.uuid(),
    username:
      language === "ar"
        ? `${random.pickSkewed(names.given)} ${random.pickSkewed(names.family)}`
        : `${given} ${family}`,
    email: `${letters(given)}.${letters(family)}.${purpose}${index.toString(36)}${PEOPLE_AT}`,
    phone: `+9715${random.pick(["0", "2", "4", "5", "6", "8"])}${random.digits(7)}`,
    language,
  };
};

/** Two people send two each of five requests; somebody with a fleet sends each fiftieth. */
export const personOf = (position: number): Person =>
  position % 50 === 7
    ? personAt(FLEET, Math.floor(position / 1_000))
    : personAt(PERSON, Math.floor(position / 5) * 3 + ((position % 5) % 3));
