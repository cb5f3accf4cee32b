import type { Bilingual } from "../../language.ts";
import {
  days,
  limit,
  minutes,
  no,
  notStated,
  years,
  yes,
  type BenefitCode,
  type CoverValue,
} from "../cover.ts";
import type { InsurerSlug } from "./insurers.ts";
import type { CoverType } from "../package-kinds.ts";

/** What an insurer sells; its edition prices it. */
export type Plan = {
  id: string;
  insurer: InsurerSlug;
  coverType: CoverType;
  name: Bilingual;
  description: Bilingual;
  thirdPartyDamageAed?: number;
  extras: Partial<Record<BenefitCode, CoverValue>>;
};

export const plans: readonly Plan[] = [
  {
    id: "hazm-third-party",
    insurer: "hazm",
    coverType: "thirdParty",
    name: { en: "Hazm Basic", ar: "حزم الأساسية" },
    description: {
      en: "The cover the law requires, at our lowest price.",
      ar: "التغطية التي يشترطها القانون بأقل سعر لدينا.",
    },
    extras: { roadsideAssistance: no, omanCover: no, driverCover: no, passengerCover: no },
  },
  {
    id: "nakhla-third-party",
    insurer: "nakhla",
    coverType: "thirdParty",
    name: { en: "Nakhla Guard", ar: "نخلة للحماية" },
    description: {
      en: "Takaful cover for other people, with help on the road day and night.",
      ar: "تغطية تكافلية للغير مع مساعدة على الطريق ليلًا ونهارًا.",
    },
    extras: {
      roadsideAssistance: yes,
      connectionTime: minutes(3),
      towing: yes,
      omanCover: no,
      driverCover: no,
      passengerCover: no,
    },
  },
  {
    id: "qandeel-third-party",
    insurer: "qandeel",
    coverType: "thirdParty",
    name: { en: "Qandeel Light", ar: "قنديل الخفيفة" },
    description: {
      en: "Third-party cover that also protects the driver.",
      ar: "تأمين ضد الغير يحمي السائق أيضًا.",
    },
    extras: {
      driverCover: limit(200_000),
      roadsideAssistance: yes,
      connectionTime: minutes(5),
      towing: no,
      omanCover: no,
      passengerCover: no,
    },
  },
  {
    id: "lulwa-third-party",
    insurer: "lulwa",
    coverType: "thirdParty",
    name: { en: "Lulwa Start", ar: "لولوة للبداية" },
    description: {
      en: "A mutual policy with towing and a new lock when keys are lost.",
      ar: "وثيقة تبادلية تشمل سحب السيارة وقفلًا جديدًا عند ضياع المفاتيح.",
    },
    extras: {
      towing: yes,
      lockReplacement: limit(500),
      roadsideAssistance: yes,
      connectionTime: notStated,
      driverCover: no,
      omanCover: no,
    },
  },
  {
    id: "falaj-third-party",
    insurer: "falaj",
    coverType: "thirdParty",
    name: { en: "Falaj Road", ar: "فلج للطريق" },
    description: {
      en: "Third-party cover that goes with you to Oman.",
      ar: "تأمين ضد الغير يرافقك إلى عُمان.",
    },
    extras: {
      omanCover: yes,
      roadsideAssistance: yes,
      connectionTime: minutes(4),
      lockReplacement: limit(500),
      driverCover: no,
      passengerCover: no,
    },
  },
  {
    id: "marsa-third-party",
    insurer: "marsa",
    coverType: "thirdParty",
    name: { en: "Marsa Harbour", ar: "مرسى الأمان" },
    description: {
      en: "Driver and passengers are covered as well as the other side.",
      ar: "تغطية للسائق والركاب إلى جانب الطرف الآخر.",
    },
    extras: {
      driverCover: limit(200_000),
      passengerCover: limit(200_000),
      roadsideAssistance: yes,
      connectionTime: minutes(4),
      towing: yes,
      omanCover: no,
    },
  },
  {
    id: "sidrah-third-party",
    insurer: "sidrah",
    coverType: "thirdParty",
    name: { en: "Sidrah Extra", ar: "سدرة الإضافية" },
    description: {
      en: "A higher limit for damage to others and every common extra.",
      ar: "حدّ أعلى لأضرار الغير مع كل الإضافات المعتادة.",
    },
    thirdPartyDamageAed: 3_500_000,
    extras: {
      roadsideAssistance: yes,
      connectionTime: minutes(2),
      towing: yes,
      lockReplacement: limit(1_000),
      driverCover: limit(200_000),
      passengerCover: limit(200_000),
      omanCover: yes,
    },
  },
  {
    id: "nakhla-comprehensive",
    insurer: "nakhla",
    coverType: "comprehensive",
    name: { en: "Nakhla Shade", ar: "ظلّ نخلة" },
    description: {
      en: "Your own car is covered too, repaired at approved garages.",
      ar: "تغطية تشمل سيارتك أيضًا مع التصليح في ورش معتمدة.",
    },
    extras: {
      roadsideAssistance: yes,
      connectionTime: minutes(3),
      towing: yes,
      driverCover: limit(200_000),
      passengerCover: no,
      omanCover: no,
      agencyRepair: no,
      carRental: no,
      naturalDisaster: no,
      offRoad: no,
    },
  },
  {
    id: "hazm-comprehensive",
    insurer: "hazm",
    coverType: "comprehensive",
    name: { en: "Hazm Complete", ar: "حزم المتكاملة" },
    description: {
      en: "Comprehensive cover kept simple, with storms and floods included.",
      ar: "تغطية شاملة وبسيطة تضم العواصف والسيول.",
    },
    extras: {
      naturalDisaster: yes,
      roadsideAssistance: yes,
      connectionTime: minutes(5),
      towing: yes,
      driverCover: no,
      omanCover: no,
      agencyRepair: no,
      carRental: no,
    },
  },
  {
    id: "qandeel-comprehensive",
    insurer: "qandeel",
    coverType: "comprehensive",
    name: { en: "Qandeel Bright", ar: "قنديل المضيئة" },
    description: {
      en: "Comprehensive cover for driver and passengers, with a rental car while yours is repaired.",
      ar: "تغطية شاملة للسائق والركاب مع سيارة بديلة أثناء التصليح.",
    },
    extras: {
      driverCover: limit(200_000),
      passengerCover: limit(200_000),
      carRental: days(5),
      roadsideAssistance: yes,
      connectionTime: minutes(4),
      towing: yes,
      omanCover: no,
      agencyRepair: no,
    },
  },
  {
    id: "lulwa-comprehensive",
    insurer: "lulwa",
    coverType: "comprehensive",
    name: { en: "Lulwa Plus", ar: "لولوة بلس" },
    description: {
      en: "A mutual policy for city streets and off-road driving.",
      ar: "وثيقة تبادلية لشوارع المدينة وللطرق الوعرة.",
    },
    extras: {
      offRoad: yes,
      naturalDisaster: yes,
      lockReplacement: limit(1_000),
      roadsideAssistance: yes,
      connectionTime: notStated,
      towing: yes,
      omanCover: no,
      agencyRepair: no,
      carRental: no,
    },
  },
  {
    id: "falaj-comprehensive",
    insurer: "falaj",
    coverType: "comprehensive",
    name: { en: "Falaj Gulf", ar: "فلج الخليج" },
    description: {
      en: "Comprehensive cover for people who also drive in Oman.",
      ar: "تغطية شاملة لمن يقود في عُمان أيضًا.",
    },
    extras: {
      omanCover: yes,
      roadsideAssistance: yes,
      connectionTime: minutes(3),
      towing: yes,
      lockReplacement: limit(1_000),
      naturalDisaster: yes,
      agencyRepair: no,
      carRental: no,
    },
  },
  {
    id: "marsa-comprehensive",
    insurer: "marsa",
    coverType: "comprehensive",
    name: { en: "Marsa Horizon", ar: "مرسى الأفق" },
    description: {
      en: "Comprehensive cover with agency repair in the first years and cover in Oman included.",
      ar: "تغطية شاملة مع التصليح لدى الوكالة في السنوات الأولى والتغطية في عُمان.",
    },
    extras: {
      agencyRepair: years(3),
      omanCover: yes,
      driverCover: limit(200_000),
      passengerCover: limit(200_000),
      roadsideAssistance: yes,
      connectionTime: minutes(4),
      towing: yes,
      carRental: no,
    },
  },
  {
    id: "sidrah-comprehensive",
    insurer: "sidrah",
    coverType: "comprehensive",
    name: { en: "Sidrah Agency", ar: "سدرة للوكالة" },
    description: {
      en: "Agency repair, a rental car for a week and a new car after a total loss.",
      ar: "تصليح لدى الوكالة وسيارة بديلة لأسبوع وسيارة جديدة عند الخسارة الكلية.",
    },
    thirdPartyDamageAed: 3_500_000,
    extras: {
      agencyRepair: years(5),
      carRental: days(7),
      vehicleReplacement: years(1),
      omanCover: yes,
      naturalDisaster: yes,
      driverCover: limit(200_000),
      passengerCover: limit(200_000),
      roadsideAssistance: yes,
      connectionTime: minutes(2),
      towing: yes,
      lockReplacement: limit(1_000),
    },
  },
];
