import { formatAmount } from "../../../../domain/money.ts";
import { longDate } from "../../shown-dates.ts";
import type { Fact } from "./content.ts";
import type { MailTexts } from "./mail-texts.ts";
import { greeting, paragraph, facts, requestNumber, write, call } from "./mail-words.ar.ts";
import { offerLines } from "./offer-words.ar.ts";

const payee = (insurerName: { ar: string }): Fact => ({
  label: "شركة التأمين",
  value: insurerName.ar,
});

const offersEnded = {
  expired: "انتهت مدة العروض المقدَّمة لسيارتك من دون أن تُدفع قيمة أي منها.",
  withdrawn: "سحبنا العروض المقدَّمة لسيارتك.",
  declined: "رفضتَ العروض المقدَّمة لسيارتك.",
  changed: "غيّرتَ بيانات سيارتك، فلم تعد العروض السابقة تناسبها.",
};

export const saleMails: Pick<
  MailTexts["mails"],
  | "offersMade"
  | "offersEnded"
  | "paymentConfirmed"
  | "paymentFailed"
  | "paymentReturning"
  | "policyRecorded"
  | "policyDiffers"
  | "policyEnded"
> = {
  paymentConfirmed: ({ username, number, insurerName, amountFils, plate, startDate, path }) => ({
    subject: "تأكّدت عملية الدفع",
    blocks: [
      greeting(username),
      paragraph(`تسلّمت شركة ${insurerName.ar} المبلغ الذي دفعته، وهي تُعِدّ وثيقتك الآن.`),
      {
        kind: "facts",
        rows: [
          requestNumber(number),
          payee(insurerName),
          {
            label: "المبلغ شاملًا الضريبة",
            value: `AED ${formatAmount(amountFils)}`,
            ltr: true,
          },
          ...(plate ? [{ label: "اللوحة", value: plate, ltr: true }] : []),
          ...(startDate ? [{ label: "بداية التغطية", value: longDate(startDate, "ar") }] : []),
        ],
      },
      paragraph("في صفحة طلبك ملخص الدفع بصيغة PDF، وموعد انتهاء التغطية لتضيفه إلى تقويمك."),
      { kind: "button", label: "اعرض الطلب وملخص الدفع", path },
      paragraph(
        `ملخص الدفع ليس فاتورة ضريبية، فالفاتورة تصدرها شركة ${insurerName.ar} التي دفعت لها.`,
      ),
    ],
  }),
  policyRecorded: ({ username, number, insurerName, startsOn, endsOn, path }) => ({
    subject: "وثيقتك جاهزة",
    blocks: [
      greeting(username),
      paragraph(`أصدرت شركة ${insurerName.ar} وثيقتك، ويمكنك تنزيلها من حسابك.`),
      facts(
        requestNumber(number),
        payee(insurerName),
        { label: "أول أيام التغطية", value: longDate(startsOn, "ar") },
        { label: "آخر أيام التغطية", value: longDate(endsOn, "ar") },
      ),
      { kind: "button", label: "اعرض وثيقتك", path },
      paragraph("راجع اسمك وبيانات سيارتك والتواريخ، وإن وجدت خطأ فأخبرنا:"),
      facts(write, call),
    ],
  }),
  policyDiffers: ({ username, number, insurerName, path }) => ({
    subject: "راجع وثيقتك قبل اعتمادها",
    blocks: [
      greeting(username),
      paragraph(
        `تختلف الوثيقة التي أعدّتها شركة ${insurerName.ar} عما اشتريته، ولن نعتمدها إلا بموافقتك.`,
      ),
      facts(requestNumber(number), payee(insurerName)),
      paragraph(
        "تجد في حسابك ما اشتريته إلى جانب ما أعدّته شركة التأمين. وإن رفضت الوثيقة تواصلنا مع شركة التأمين نيابةً عنك.",
      ),
      { kind: "button", label: "قارن وقرّر", path },
      facts(write, call),
    ],
  }),
  policyEnded: ({ username, number, insurerName, by, endedOn, neverBegan, path }) => ({
    subject: by === "cancelled" ? "أُلغيت وثيقتك" : "انتهت وثيقتك",
    blocks: [
      greeting(username),
      paragraph(
        by === "cancelled"
          ? `أُلغيت وثيقتك لدى شركة ${insurerName.ar}، ${neverBegan ? "ولم تُؤمَّن سيارتك بموجبها قط" : "ولم تعد سيارتك مؤمّنة بموجبها"}.`
          : `عدّت شركة ${insurerName.ar} سيارتك خسارة كلية، وهي تسوّي المطالبة معك، وانتهت الوثيقة بذلك.`,
      ),
      facts(requestNumber(number), payee(insurerName), {
        label: neverBegan ? "انتهت قبل بدء التغطية" : "انتهت التغطية في",
        value: longDate(endedOn, "ar"),
      }),
      ...(by === "cancelled"
        ? [paragraph(`إن استحق لك مبلغ مسترد أعادته إليك شركة ${insurerName.ar}.`)]
        : []),
      { kind: "button", label: "اعرض طلبك", path },
      paragraph("إن لم تكن تتوقع ذلك أو كان لديك سؤال فأخبرنا:"),
      facts(write, call),
    ],
  }),
  paymentFailed: ({ username, number, path }) => ({
    subject: "لم تتم عملية الدفع",
    blocks: [
      greeting(username),
      paragraph(
        "لم تتم عملية الدفع هذه، فلم يُخصم أي مبلغ. طلبك ما زال محفوظًا ويمكنك أن تدفع من جديد.",
      ),
      facts(requestNumber(number)),
      { kind: "button", label: "ادفع من جديد", path },
      paragraph("إن ظهر لك خصم في حسابك المصرفي رغم ذلك، فاسألنا قبل أن تدفع مرة أخرى:"),
      facts(write, call),
    ],
  }),
  paymentReturning: ({ username, number, insurerName, amountFils, isStillToPay, path }) => ({
    subject: "يُعاد المبلغ إليك",
    blocks: [
      greeting(username),
      paragraph(
        `وصل المبلغ إلى شركة ${insurerName.ar}، لكنه لم يُحتسب لطلبك. تعيده إليك شركة التأمين. ترى في صفحة طلبك كيف يصلك، وإلى أين وصل، وهل نحتاج إلى شيء منك.`,
      ),
      ...(isStillToPay ? [paragraph("لم تُدفع قيمة طلبك بعد.")] : []),
      facts(requestNumber(number), payee(insurerName), {
        label: "المبلغ المسترد",
        value: `AED ${formatAmount(amountFils)}`,
        ltr: true,
      }),
      { kind: "button", label: isStillToPay ? "ادفع قيمة الطلب" : "اعرض الطلب", path },
      paragraph("إن كان لديك سؤال عن ذلك فاسألنا:"),
      facts(write, call),
    ],
  }),
  offersMade: ({ username, number, offers, hasAccount, path }) => ({
    subject: offers.length === 1 ? "عرضك جاهز" : "عروضك جاهزة",
    blocks: [
      greeting(username),
      paragraph(
        offers.length === 1
          ? "سألنا شركات التأمين عن سيارتك، وهذا العرض المتاح لها، وسعره شامل الضريبة:"
          : "سألنا شركات التأمين عن سيارتك، وهذه عروضها لتختار منها، والأسعار شاملة الضريبة:",
      ),
      {
        kind: "table",
        columns: ["العرض", "السعر", "صالح حتى"],
        rows: offers.map((offer) => [
          { lines: offerLines(offer), typed: true },
          { lines: [`AED ${formatAmount(offer.amountFils)}`], ltr: true },
          { lines: [longDate(offer.validUntil, "ar")] },
        ]),
      },
      facts(requestNumber(number)),
      paragraph(
        hasAccount
          ? `تجد في صفحة طلبك سبب اختيار ${offers.length === 1 ? "هذا العرض. إن ناسبك فاقبله" : "كل عرض. اقبل ما يناسبك"}، ثم ادفع قيمته لشركة التأمين. ولا يُخصم أي مبلغ قبل ذلك.`
          : `أنشئ حسابًا بهذا البريد الإلكتروني لتقبل ${offers.length === 1 ? "هذا العرض" : "ما يناسبك"} وتدفع قيمته لشركة التأمين. ولا يُخصم أي مبلغ قبل ذلك.`,
      ),
      {
        kind: "button",
        label: `${hasAccount ? "اعرض" : "أنشئ حسابًا واعرض"} ${offers.length === 1 ? "عرضك" : "عروضك"}`,
        path,
      },
      paragraph(`إن كان لديك سؤال ${offers.length === 1 ? "عنه" : "عنها"} فاسألنا:`),
      facts(write, call),
    ],
  }),
  offersEnded: ({ username, number, by, path }) => ({
    subject: "انتهت عروضك",
    blocks: [
      greeting(username),
      paragraph(offersEnded[by]),
      paragraph("عاد طلبك إلى فريقنا، ولا يلزمك أي إجراء: نراسلك فور توفّر عرض جديد."),
      facts(requestNumber(number), call),
      { kind: "button", label: "اعرض طلبك", path },
    ],
  }),
};
