import type { Navigation, NavigationItem } from "../../../contract/navigation.ts";
import type * as z from "zod/mini";

type Item = z.infer<typeof NavigationItem>;

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

const works = item("true");
/** Written down and not displayed: the page, or the product behind it, is not there yet. */
const hidden = item("false");

/**
 * The menu of an empty database, and the answer while the table is empty. Footer columns are found
 * by the sections' English titles (specification part 1, section 2), so those stay as they are.
 */
export const navigationData: Navigation = {
  personal: [
    {
      title: "Choose Insurance",
      titleAr: "اختر تأمينك",
      items: [
        works("Car insurance", "تأمين السيارات", "/carinsurance"),
        works("Non-Gulf vehicle insurance", "تأمين المركبات غير الخليجية", "/non_khaleegy"),
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
        works("Third-party insurance", "التأمين ضد الغير", "/carinsurancethird"),
        works("Comprehensive insurance", "التأمين الشامل", "/carinsurancecom"),
        works("Blog", "المدونة", "/blog"),
        works("All pages", "كل الصفحات", "/LeftNav"),
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
        works("About us", "من نحن", "/about"),
        works("Partners", "شركاؤنا", "/partners"),
        works("How we are paid", "كيف نتقاضى أجرنا", "/about#paid"),
        works("How to complain", "كيف تقدّم شكوى", "/complaints"),
        works("Terms and conditions", "الشروط والأحكام", "/terms-and-conditions"),
        works("Privacy policy", "سياسة الخصوصية", "/privacy-policy"),
      ],
    },
    {
      title: "careers",
      titleAr: "الوظائف",
      items: [works("Careers", "الوظائف", "/careers")],
    },
    {
      title: "contact",
      titleAr: "تواصل معنا",
      items: [works("Contact us", "تواصل معنا", "/contact")],
    },
  ],
  help: [
    {
      title: "help",
      titleAr: "المساعدة",
      items: [
        works("Help and contact", "المساعدة والتواصل", "/contact"),
        works("My requests", "طلباتي", "/profile"),
        works("Privacy choices", "خيارات الخصوصية", "/privacy-choices"),
      ],
    },
  ],
};
