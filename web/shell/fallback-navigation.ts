import type { Navigation } from "../../contract/navigation.ts";

type Item = Navigation["personal"][number]["items"][number];

const item =
  (shown: Item["shown"]) =>
  (title: string, titleAr: string, url: string): Item => ({
    title,
    titleAr,
    img: false,
    imageSrc: "",
    url,
    shown,
  });

const shown = item("true");
const hidden = item("false");

/**
 * The menu that is shown when the server's cannot be had: the same words as its seed
 * (server/features/navigation/navigation-data.ts), which pages may not import.
 */
export const fallbackNavigation: Navigation = {
  personal: [
    {
      title: "Choose Insurance",
      titleAr: "اختر تأمينك",
      items: [
        shown("Car insurance", "تأمين السيارات", "/carinsurance"),
        shown("Non-Gulf vehicle insurance", "تأمين المركبات غير الخليجية", "/non_khaleegy"),
        hidden("Health insurance", "التأمين الصحي", "/contact?product=health"),
        hidden("Home insurance", "تأمين المنازل", "/contact?product=home"),
        hidden("Pet insurance", "تأمين الحيوانات الأليفة", "/PetInsurance"),
        hidden("Travel insurance", "تأمين السفر", "/contact?product=travel"),
      ],
    },
    {
      title: "learn_more",
      titleAr: "اعرف المزيد",
      items: [
        shown("Third-party insurance", "التأمين ضد الغير", "/carinsurancethird"),
        shown("Comprehensive insurance", "التأمين الشامل", "/carinsurancecom"),
        shown("Blog", "المدونة", "/blog"),
        shown("All pages", "كل الصفحات", "/LeftNav"),
      ],
    },
  ],
  business: [
    {
      title: "Choose Insurance",
      titleAr: "اختر تأمينك",
      items: [hidden("Corporate insurance", "تأمين الشركات", "/contact?product=corporate")],
    },
  ],
  company: [
    {
      title: "about",
      titleAr: "من نحن",
      items: [
        shown("About us", "من نحن", "/about"),
        shown("Partners", "شركاؤنا", "/partners"),
        shown("How we are paid", "كيف نتقاضى أجرنا", "/about#paid"),
        shown("How to complain", "كيف تقدّم شكوى", "/complaints"),
        shown("Terms and conditions", "الشروط والأحكام", "/terms-and-conditions"),
        shown("Privacy policy", "سياسة الخصوصية", "/privacy-policy"),
      ],
    },
    {
      title: "careers",
      titleAr: "الوظائف",
      items: [shown("Careers", "الوظائف", "/careers")],
    },
    {
      title: "contact",
      titleAr: "تواصل معنا",
      items: [shown("Contact us", "تواصل معنا", "/contact")],
    },
  ],
  help: [
    {
      title: "help",
      titleAr: "المساعدة",
      items: [
        shown("Help and contact", "المساعدة والتواصل", "/contact"),
        shown("My requests", "طلباتي", "/profile"),
        shown("Privacy choices", "خيارات الخصوصية", "/privacy-choices"),
      ],
    },
  ],
};
