import type { Plurals, SameKeys } from "../../../i18n/texts.ts";
import type en from "./en.ts";

export default {
  contactFirst: "التأمين الشامل لوثيقة جديدة يبدأ ببيانات التواصل معك، ثم يرسل إليك فريقنا عرضًا.",
  heading: "تأمين شامل لوثيقتك الجديدة",
  help: "يسأل فريقنا شركات التأمين نيابةً عنك ثم يرسل إليك عرضًا بالبريد الإلكتروني. لا تحتاج إلى حساب لذلك.",
  name: "الاسم",
  email: "البريد الإلكتروني",
  phone: "الهاتف",
  countryCode: "رمز الدولة",
  send: "إرسال",
  withPhotos_zero: "تصل إلى فريقنا أيضًا بيانات سيارتك من دون صور.",
  withPhotos_one: "تصل إلى فريقنا أيضًا بيانات سيارتك وصورة واحدة.",
  withPhotos_two: "تصل إلى فريقنا أيضًا بيانات سيارتك وصورتان.",
  withPhotos_few: "تصل إلى فريقنا أيضًا بيانات سيارتك و{{count}} صور.",
  withPhotos_many: "تصل إلى فريقنا أيضًا بيانات سيارتك و{{count}} صورة.",
  withPhotos_other: "تصل إلى فريقنا أيضًا بيانات سيارتك و{{count}} صورة.",
  withoutPhotos: "تصل إلى فريقنا أيضًا بيانات سيارتك من دون صور.",
  sentHeading: "طلبك لدى فريقنا",
  sentHelp: "نُعدّ عرضك ونرسله إلى",
  next: "إلى تأكيد الطلب",
  editAgain: "عدّل من جديد",
} satisfies SameKeys<typeof en> & Plurals<"withPhotos">;
