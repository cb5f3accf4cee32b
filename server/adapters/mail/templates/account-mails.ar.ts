import { vehicleDetails } from "../../../../contract/page-paths.ts";
import { longMoment } from "../../shown-dates.ts";
import type { Block } from "./content.ts";
import type { MailTexts } from "./mail-texts.ts";
import { call, facts, greeting, name, paragraph, write } from "./mail-words.ar.ts";

const minuteForms: Record<Intl.LDMLPluralRule, (count: number) => string> = {
  zero: () => "أقل من دقيقة",
  one: () => "دقيقة واحدة",
  two: () => "دقيقتين",
  few: (count) => `${count} دقائق`,
  many: (count) => `${count} دقيقة`,
  other: (count) => `${count} دقيقة`,
};

const plural = new Intl.PluralRules("ar");
const minutesText = (count: number) => minuteForms[plural.select(count)](count);

const afterActivation: readonly Block[] = [
  paragraph("بعد التفعيل يمكنك إرسال طلبك ومتابعته حتى صدور الوثيقة."),
  { kind: "button", label: "أمّن سيارتك", path: vehicleDetails },
];

export const accountMails: Pick<
  MailTexts["mails"],
  "activationCode" | "newAccountNotice" | "clientsJoined" | "resetLink"
> = {
  activationCode: ({ code, minutes, isFirst }) => ({
    subject: isFirst ? `أهلًا بك في ${name}: رمز تفعيل حسابك` : "رمز تفعيل حسابك",
    blocks: [
      greeting(null),
      paragraph(
        isFirst ? "شكرًا لتسجيلك معنا. فعِّل حسابك بهذا الرمز:" : `فعِّل حسابك في ${name} بهذا الرمز:`,
      ),
      { kind: "code", code },
      paragraph(`الرمز صالح لمدة ${minutesText(minutes)}، ولا نطلبه منك عبر الهاتف أبدًا.`),
      ...(isFirst ? afterActivation : []),
      paragraph("إن لم تكن أنت من أنشأ الحساب فتجاهل هذه الرسالة."),
    ],
  }),
  newAccountNotice: ({ username, email, at }) => ({
    subject: "حساب جديد",
    blocks: [
      paragraph("سُجِّل حساب جديد في الموقع:"),
      {
        kind: "facts",
        rows: [
          { label: "اسم المستخدم", value: username, typed: true },
          { label: "البريد الإلكتروني", value: email, ltr: true, typed: true },
          { label: "وقت التسجيل", value: longMoment(at, "ar") },
        ],
      },
    ],
  }),
  clientsJoined: ({ at }) => ({
    subject: "نرى طلباتك الآن معًا",
    blocks: [
      greeting(null),
      paragraph(
        "تبيّن لفريقنا، من رسالة أو مستند لك، أنك تكتب إلينا أيضًا من بريد إلكتروني آخر. فإذا اتصلت بنا رأينا الطلبات المرسلة من العنوانين.",
      ),
      paragraph(
        "ولا يتغير شيء غير ذلك: لا يعرض كل حساب ولا يصدّر ولا يحذف إلا ما هو باسم عنوانه، ولا يصل إلى كل عنوان إلا بريده.",
      ),
      facts({ label: "الوقت", value: longMoment(at, "ar") }, write, call),
      paragraph("إن لم يكن هذا صحيحًا فأخبرنا لنلغيه."),
    ],
  }),
  resetLink: ({ username, path, minutes }) => ({
    subject: "اختر كلمة مرور جديدة",
    blocks: [
      greeting(username),
      paragraph(`طلبتَ إعادة تعيين كلمة المرور لحسابك في ${name}.`),
      { kind: "button", label: "اختر كلمة مرور جديدة", path },
      paragraph(`يعمل الرابط مرة واحدة، ولمدة ${minutesText(minutes)}.`),
      paragraph("إن لم تكن أنت من طلب ذلك فتجاهل هذه الرسالة، وستبقى كلمة مرورك كما هي."),
    ],
  }),
};
