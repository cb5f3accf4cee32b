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
        shown("Car insurance", "تأمين السيارات", "/vehicle-insurance"),
        hidden("Non-Gulf vehicle insurance", "تأمين المركبات غير الخليجية", "/non_khaleegy"),
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
        shown("All pages", "كل الصفحات", "/LeftNav"),
        hidden("Third-party insurance", "التأمين ضد الغير", "/carinsurancethird"),
        hidden("Comprehensive insurance", "التأمين الشامل", "/carinsurancecom"),
        hidden("Blog", "المدونة", "/blog"),
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
        hidden("About us", "من نحن", "/about"),
        hidden("Partners", "شركاؤنا", "/partners"),
        shown("Terms and conditions", "الشروط والأحكام", "/terms-and-conditions"),
        shown("Privacy policy", "سياسة الخصوصية", "/privacy-policy"),
      ],
    },
    {
      title: "careers",
      titleAr: "الوظائف",
      items: [hidden("Careers", "الوظائف", "/careers")],
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
      ],
    },
  ],
};
