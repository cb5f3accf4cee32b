import type { Navigation, NavigationGroup, NavigationItem } from "./navigation.ts";
import * as paths from "./page-paths.ts";

const item =
  (shown: NavigationItem["shown"]) =>
  (title: string, titleAr: string, url: string): NavigationItem => ({
    title,
    titleAr,
    img: false,
    imageSrc: "",
    url,
    shown,
  });

const shown = item("true");
/** The page or its product does not exist yet. */
const hidden = item("false");

/** Keys of sections look like "learn_more"; until it is renamed, a section's title is its key. */
export const readableKey = (key: string) => {
  const words = key.replaceAll("_", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
};

export const defaultGroups: readonly NavigationGroup[] = [
  { key: "personal", title: "Insurance", titleAr: "التأمين" },
  { key: "business", title: "Business", titleAr: "تأمين الشركات" },
  { key: "company", title: "Company", titleAr: "عن الشركة" },
  { key: "help", title: "Help", titleAr: "المساعدة" },
];

/** Footer columns are found by their English titles. */
export const defaultNavigation: Navigation = {
  personal: [
    {
      title: "Choose Insurance",
      titleAr: "اختر تأمينك",
      items: [
        shown("Car insurance", "تأمين السيارات", paths.carInsurance),
        shown("Non-GCC car insurance", "تأمين سيارات غير خليجية", paths.personalDetails),
        hidden("Health insurance", "التأمين الصحي", `${paths.contact}?product=health`),
        hidden("Home insurance", "تأمين المنازل", `${paths.contact}?product=home`),
        hidden("Pet insurance", "تأمين الحيوانات الأليفة", paths.petInsurance),
        hidden("Travel insurance", "تأمين السفر", `${paths.contact}?product=travel`),
      ],
    },
    {
      title: "learn_more",
      titleAr: "اعرف المزيد",
      items: [
        shown("Third-party insurance", "التأمين ضد الغير", paths.thirdParty),
        shown("Comprehensive insurance", "التأمين الشامل", paths.comprehensive),
        shown("What if? Third-party", "ماذا لو؟ التأمين ضد الغير", paths.whatIfThirdParty),
        shown("What if? Comprehensive", "ماذا لو؟ التأمين الشامل", paths.whatIfComprehensive),
        shown("Refund calculator", "حاسبة الاسترداد", paths.refundCalculator),
        shown("Blog", "المدونة", paths.blog),
        shown("All pages", "كل الصفحات", paths.allPages),
      ],
    },
  ],
  business: [
    {
      title: "Choose Insurance",
      titleAr: "اختر تأمينك",
      items: [hidden("Corporate insurance", "تأمين الشركات", `${paths.contact}?product=corporate`)],
    },
  ],
  company: [
    {
      title: "about",
      titleAr: "من نحن",
      items: [
        shown("About us", "من نحن", paths.about),
        shown("Our insurers", "شركات التأمين", paths.partners),
        shown("How we rank", "كيف نرتّب العروض", paths.howWeRank),
        shown("Our measured times", "كم يستغرق الأمر فعلًا", paths.ourTimes),
        shown("How we are paid", "كيف نتقاضى أجرنا", `${paths.about}#paid`),
        shown("How to complain", "كيف تقدّم شكوى", paths.complaints),
        shown("Terms and conditions", "الشروط والأحكام", paths.terms),
        shown("Privacy policy", "سياسة الخصوصية", paths.privacyPolicy),
      ],
    },
    {
      title: "careers",
      titleAr: "الوظائف",
      items: [shown("Careers", "الوظائف", paths.careers)],
    },
    {
      title: "contact",
      titleAr: "تواصل معنا",
      items: [shown("Contact us", "تواصل معنا", paths.contact)],
    },
  ],
  help: [
    {
      title: "help",
      titleAr: "المساعدة",
      items: [
        shown("Help and contact", "المساعدة والتواصل", paths.contact),
        shown("My requests", "طلباتي", paths.profile),
        shown("Privacy choices", "خيارات الخصوصية", paths.privacyChoices),
      ],
    },
  ],
};
