import type { Language } from "../../../domain/language.ts";
import type { BenefitCode, CoverLine, CoverValue } from "../../../domain/quotes/cover.ts";

type Counted = (count: number) => string;

type Texts = {
  benefits: Record<BenefitCode, string>;
  limit: (aed: string) => string;
  days: Counted;
  minutes: Counted;
  years: Counted;
  percent: Counted;
  yes: string;
  no: string;
  notStated: string;
};

type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/** `#` in a form stands for the number. */
const counted = (language: Language, forms: Forms): Counted => {
  const rules = new Intl.PluralRules(language);
  return (count) => (forms[rules.select(count)] ?? forms.other).replace("#", String(count));
};

const arabicDays = counted("ar", {
  one: "يوم واحد",
  two: "يومان",
  few: "# أيام",
  many: "# يومًا",
  other: "# يوم",
});
const arabicMinutes = counted("ar", {
  one: "دقيقة واحدة",
  two: "دقيقتان",
  few: "# دقائق",
  other: "# دقيقة",
});
const arabicYears = counted("ar", {
  one: "خلال السنة الأولى",
  two: "خلال أول سنتين",
  few: "خلال أول # سنوات",
  other: "خلال أول # سنة",
});

/** Texts of the API; the pages have texts of their own. */
const texts: Record<Language, Texts> = {
  en: {
    benefits: {
      thirdPartyDamage: "Damage to other people's property",
      thirdPartyInjury: "Injury or death of other people",
      familyMembers: "Your family in the car, each person",
      bloodMoney: "Blood money, each person",
      ambulance: "Ambulance, each injured person",
      replacementCarForInjuredParty: "Replacement car for the other side",
      agencyRepairForThirdParty: "Agency repair of the other car",
      ownDamage: "Damage to your own car",
      fireAndTheft: "Fire and theft",
      excess: "Excess per accident",
      roadsideAssistance: "Roadside assistance",
      connectionTime: "Average connection time",
      towing: "Vehicle towing",
      lockReplacement: "Lock replacement",
      driverCover: "Driver personal accident",
      passengerCover: "Passenger cover, each person",
      omanCover: "Cover in Oman",
      agencyRepair: "Agency repair of your car",
      naturalDisaster: "Natural disasters",
      vehicleReplacement: "New car after a total loss",
      offRoad: "Off-road driving",
      carRental: "Rental car during repair",
    },
    limit: (aed) => `up to AED ${aed}`,
    days: counted("en", { one: "# day", other: "# days" }),
    minutes: counted("en", { one: "# minute", other: "# minutes" }),
    years: counted("en", { one: "in the first year", other: "in the first # years" }),
    percent: (count) => `${count}%`,
    yes: "included",
    no: "not covered",
    notStated: "not stated",
  },
  ar: {
    benefits: {
      thirdPartyDamage: "أضرار ممتلكات الغير",
      thirdPartyInjury: "إصابة الغير أو وفاتهم",
      familyMembers: "أفراد عائلتك في السيارة، لكل شخص",
      bloodMoney: "الدية الشرعية، لكل شخص",
      ambulance: "الإسعاف، لكل مصاب",
      replacementCarForInjuredParty: "سيارة بديلة للطرف المتضرر",
      agencyRepairForThirdParty: "تصليح سيارة الطرف الآخر لدى الوكالة",
      ownDamage: "أضرار سيارتك",
      fireAndTheft: "الحريق والسرقة",
      excess: "مبلغ التحمّل عن كل حادث",
      roadsideAssistance: "المساعدة على الطريق",
      connectionTime: "متوسط زمن الرد",
      towing: "سحب السيارة",
      lockReplacement: "استبدال الأقفال",
      driverCover: "الحوادث الشخصية للسائق",
      passengerCover: "تغطية الركاب، لكل شخص",
      omanCover: "التغطية في عُمان",
      agencyRepair: "تصليح سيارتك لدى الوكالة",
      naturalDisaster: "الكوارث الطبيعية",
      vehicleReplacement: "سيارة جديدة عند الخسارة الكلية",
      offRoad: "القيادة على الطرق الوعرة",
      carRental: "سيارة بديلة أثناء التصليح",
    },
    limit: (aed) => `حتى ${aed} درهم`,
    days: arabicDays,
    minutes: arabicMinutes,
    years: arabicYears,
    percent: (count) => `${count}%`,
    yes: "مشمول",
    no: "غير مشمول",
    notStated: "لم يُذكر",
  },
};

const groupedAed = new Intl.NumberFormat("en", { maximumFractionDigits: 0 });

const valueText = (value: CoverValue, words: Texts): string => {
  switch (value.kind) {
    case "limit":
      return words.limit(groupedAed.format(value.aed));
    case "days":
      return words.days(value.days);
    case "minutes":
      return words.minutes(value.minutes);
    case "years":
      return words.years(value.years);
    case "percent":
      return words.percent(value.percent);
    default:
      return words[value.kind];
  }
};

export const benefitText = (benefit: BenefitCode, language: Language): string =>
  texts[language].benefits[benefit];

export const coverValueText = (value: CoverValue, language: Language): string =>
  valueText(value, texts[language]);

export const coverText = ({ benefit, value }: CoverLine, language: Language): string =>
  `${benefitText(benefit, language)}: ${coverValueText(value, language)}`;
