import { vehicleDetails } from "../../../../contract/page-paths.ts";
import { brand } from "../../../../brand.ts";
import { formatAmount } from "../../../../domain/money.ts";
import type { PictureFault } from "../../../../domain/documents/document-request.ts";
import type { DocumentSlot } from "../../../../domain/documents/documents.ts";
import type { ComparedFact } from "../../../../domain/requests/gateway-fact.ts";
import { UNSOLD_DAYS } from "../../../../domain/requests/retention.ts";
import { longDate, longMoment } from "../../shown-dates.ts";
import type { Fact } from "./content.ts";
import type { MailTexts } from "./mail-texts.ts";
import { rejectionTexts } from "./rejection-texts.ts";

const name = brand.name.ar;

const greeting = (person: string) => ({ kind: "greeting", hello: "مرحبًا", name: person }) as const;
const paragraph = (text: string) => ({ kind: "paragraph", text }) as const;

const facts = (...rows: Fact[]) => ({ kind: "facts", rows }) as const;

const requestNumber = (number: string): Fact => ({ label: "رقم الطلب", value: number, ltr: true });
const payee = (insurerName: { ar: string }): Fact => ({
  label: "شركة التأمين",
  value: insurerName.ar,
});
const write: Fact = { label: "راسلنا", value: brand.email, ltr: true };
const call: Fact = { label: "اتصل بنا", value: brand.telephone, ltr: true };

const compared: Record<ComparedFact, string> = {
  order: "رقم العملية لدينا",
  amount: "المبلغ",
  currency: "العملة",
  trackingId: "رقم التتبع",
};

const staffChange = {
  added: "أُنشئ الحساب",
  disabled: "عُطّل الحساب",
  reset: "أُعيد ضبط كلمة المرور وتطبيق المصادقة",
  rolesChanged: "تغيّرت أدواره",
};

const covers = { thirdParty: "ضد الغير", comprehensive: "شامل" };

const offersEnded = {
  expired: "انتهت مدة العروض المقدَّمة لسيارتك من دون أن تُدفع قيمة أي منها.",
  withdrawn: "سحبنا العروض المقدَّمة لسيارتك.",
  declined: "رفضتَ العروض المقدَّمة لسيارتك.",
  changed: "غيّرتَ بيانات سيارتك، فلم تعد العروض السابقة تناسبها.",
};

const pictures: Record<DocumentSlot, string> = {
  id_front: "بطاقة الهوية، الوجه الأمامي",
  id_back: "بطاقة الهوية، الوجه الخلفي",
  license_front: "رخصة القيادة، الوجه الأمامي",
  license_back: "رخصة القيادة، الوجه الخلفي",
  ownership_front: "ملكية المركبة، الوجه الأمامي",
  ownership_back: "ملكية المركبة، الوجه الخلفي",
  document_front: "مستند السيارة، الوجه الأمامي",
  document_back: "مستند السيارة، الوجه الخلفي",
};

const faults: Record<PictureFault, string> = {
  blurred: "الكتابة غير مقروءة",
  cutOff: "جزء من المستند لا يظهر في الصورة",
  expired: "المستند منتهي الصلاحية",
  wrongSide: "تُظهر الصورة وجهًا آخر أو مستندًا آخر",
  someoneElses: "المستند باسم شخص آخر",
  differs: "لا تتطابق بياناته مع إجاباتك",
  other: "الصورة لا تستوفي ما تطلبه شركة التأمين",
};

const hours = brand.supportHours.map(({ from, to }) => `من ${from} إلى ${to}`).join(" و");

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

export const arabicMails: MailTexts = {
  footer: `${name}، وسيط التأمين عبر الإنترنت في دولة الإمارات العربية المتحدة`,
  otherLanguage: "العربية",
  mails: {
    activationCode: ({ username, code, minutes }) => ({
      subject: "رمز تفعيل حسابك",
      blocks: [
        greeting(username),
        paragraph(`فعِّل حسابك في ${name} بهذا الرمز:`),
        { kind: "code", code },
        paragraph(`الرمز صالح لمدة ${minutesText(minutes)}، ولا نطلبه منك عبر الهاتف أبدًا.`),
        paragraph("إن لم تكن أنت من أنشأ الحساب فتجاهل هذه الرسالة."),
      ],
    }),
    welcome: ({ username }) => ({
      subject: `أهلًا بك في ${name}`,
      blocks: [
        greeting(username),
        paragraph("شكرًا لتسجيلك معنا. ستصلك رسالة أخرى فيها رمز تفعيل الحساب."),
        paragraph("بعد التفعيل يمكنك مقارنة الأسعار وإرسال طلبك ومتابعته حتى صدور الوثيقة."),
        { kind: "button", label: "أمّن سيارتك", path: vehicleDetails },
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
    staffChangedNotice: ({ email, change, at }) => ({
      subject: "تغيّر حساب موظف",
      blocks: [
        facts(
          { label: "الحساب", value: email, ltr: true },
          { label: "التغيير", value: staffChange[change] },
          { label: "الوقت", value: longMoment(at, "ar") },
        ),
        paragraph("إن لم تكن تتوقّع ذلك فأبلغ بقية المسؤولين فورًا."),
      ],
    }),
    auditNotice: ({ isWhole, rows, head, at }) => ({
      subject: isWhole ? "سجل التدقيق سليم" : "سجل التدقيق غير سليم",
      blocks: [
        facts(
          { label: "الوقت", value: longMoment(at, "ar") },
          { label: "عدد القيود", value: String(rows), ltr: true },
          { label: "آخر بصمة", value: head, ltr: true },
        ),
        ...(isWhole
          ? []
          : [
              paragraph(
                "شغّل npm run audit:verify لمعرفة أول قيد غير سليم، وتحدّث إلى بقية المسؤولين.",
              ),
            ]),
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
          "تجد في حسابك ما اشتريته إلى جانب ما أعدّته شركة التأمين. وإن رفضت الوثيقة راجعنا شركة التأمين نيابةً عنك.",
        ),
        { kind: "button", label: "قارن وقرّر", path },
        facts(write, call),
      ],
    }),
    policyEnded: ({ username, number, insurerName, by, endedOn, path }) => ({
      subject: by === "cancelled" ? "أُلغيت وثيقتك" : "انتهت وثيقتك",
      blocks: [
        greeting(username),
        paragraph(
          by === "cancelled"
            ? `أُلغيت وثيقتك لدى شركة ${insurerName.ar}، ولم تعد سيارتك مؤمّنة بموجبها.`
            : `سوّت شركة ${insurerName.ar} مطالبة سيارتك على أنها خسارة كلية، وانتهت الوثيقة بذلك.`,
        ),
        facts(requestNumber(number), payee(insurerName), {
          label: "انتهت التغطية في",
          value: longDate(endedOn, "ar"),
        }),
        { kind: "button", label: "اعرض طلبك", path },
        paragraph("إن لم تكن تتوقع ذلك أو كان لديك سؤال فأخبرنا:"),
        facts(write, call),
      ],
    }),
    requestReceived: ({ username, number, path }) => ({
      subject: "وصلنا طلبك",
      blocks: [
        greeting(username),
        paragraph("طلبك لدينا، ويصل إلى شركة التأمين فور دفع قيمته."),
        facts(requestNumber(number)),
        paragraph("وحتى ذلك الحين يمكنك أن تدفع قيمته أو تعدّله أو تلغيه من حسابك."),
        { kind: "button", label: "اعرض طلبك", path },
      ],
    }),
    leadReceived: ({ username, number, path }) => ({
      subject: "وصلنا طلبك",
      blocks: [
        greeting(username),
        paragraph(
          "الخطوة التالية علينا: يقارن فريقنا بين شركات التأمين لسيارتك، ثم يرسل إليك عرضًا على هذا البريد الإلكتروني.",
        ),
        paragraph(`نعمل كل يوم ${hours} بتوقيت دبي. ولا تدفع شيئًا قبل أن تقبل عرضًا.`),
        facts(requestNumber(number), call),
        { kind: "button", label: "تابع طلبك", path },
      ],
    }),
    newLeadNotice: ({ number, at }) => ({
      subject: "طلب جديد ينتظر عرضًا",
      blocks: [
        paragraph("طلب أحد العملاء عرضًا:"),
        facts(requestNumber(number), { label: "وقت الوصول", value: longMoment(at, "ar") }),
      ],
    }),
    paymentReviewNotice: ({ number, differs, at }) => ({
      subject: "عملية دفع تنتظر مراجعتك",
      blocks: [
        paragraph(
          "أبلغت بوابة الدفع عن عملية دفع تختلف عن المطلوب. لم تُحتسب قيمة الطلب مدفوعة، ولا يمكن للعميل أن يدفع من جديد حتى تطابق العملية مع سجلات البوابة.",
        ),
        facts(
          requestNumber(number),
          { label: "موضع الاختلاف", value: differs.map((one) => compared[one]).join("، ") },
          { label: "وقت البلاغ", value: longMoment(at, "ar") },
        ),
      ],
    }),
    paymentFailed: ({ username, number, path }) => ({
      subject: "لم تتم عملية الدفع",
      blocks: [
        greeting(username),
        paragraph(
          "أفادتنا صفحة الدفع بأن العملية لم تتم، فلم يُخصم أي مبلغ. طلبك ما زال محفوظًا ويمكنك أن تدفع من جديد.",
        ),
        facts(requestNumber(number)),
        { kind: "button", label: "ادفع من جديد", path },
        paragraph("وإن ظهر لك خصم في حسابك المصرفي رغم ذلك، فاسألنا قبل أن تدفع مرة أخرى:"),
        facts(write, call),
      ],
    }),
    paymentReturning: ({ username, number, insurerName, amountFils, isStillToPay, path }) => ({
      subject: "يُعاد المبلغ إليك",
      blocks: [
        greeting(username),
        paragraph(
          `وصل المبلغ إلى شركة ${insurerName.ar}، لكنه لم يُحتسب لطلبك. تعيده شركة التأمين إلى البطاقة التي دفعت بها، ولا يلزمك أي إجراء.`,
        ),
        ...(isStillToPay ? [paragraph("ما زالت قيمة طلبك بانتظار الدفع.")] : []),
        facts(requestNumber(number), payee(insurerName), {
          label: "المبلغ المسترد",
          value: `AED ${formatAmount(amountFils)}`,
          ltr: true,
        }),
        { kind: "button", label: isStillToPay ? "ادفع قيمة الطلب" : "اعرض الطلب", path },
        paragraph("وإن كان لديك سؤال عن ذلك فاسألنا:"),
        facts(write, call),
      ],
    }),
    betterDocument: ({ username, slots, reason, note, until, path }) => ({
      subject: slots.length === 1 ? "نحتاج إلى صورة أوضح" : "نحتاج إلى صور أوضح",
      blocks: [
        greeting(username),
        paragraph(
          slots.length === 1
            ? "إحدى صور طلب التأمين لا تفي بالغرض بعد. يُرجى التقاطها من جديد:"
            : "بعض صور طلب التأمين لا تفي بالغرض بعد. يُرجى التقاطها من جديد:",
        ),
        facts(
          { label: "المطلوب", value: slots.map((slot) => pictures[slot]).join(" · ") },
          { label: "السبب", value: faults[reason] },
          ...(note === null ? [] : [{ label: "من فريقنا", value: note, typed: true }]),
          { label: "حتى", value: longMoment(until, "ar") },
        ),
        { kind: "button", label: slots.length === 1 ? "أرسل الصورة" : "أرسل الصور", path },
        paragraph(
          "يُفتح الرابط على هاتفك من دون تسجيل الدخول، ويستقبل الصور مرة واحدة فقط، فلا تشاركه مع أحد. ويمكنك إضافتها من حسابك أيضًا.",
        ),
      ],
    }),
    requestExpires: ({ username, number, endsOn, path }) => ({
      subject: "لم تُدفع قيمة طلبك بعد",
      blocks: [
        greeting(username),
        paragraph(
          `ما زال طلبك بانتظار الدفع. فإن لم تُدفع قيمته أُلغي في ${longDate(endsOn, "ar")}، ولن يُخصم أي مبلغ.`,
        ),
        paragraph(
          "للإبقاء عليه ادفع قيمته أو عدّله قبل ذلك اليوم. وإن لم تعد بحاجة إليه فلا يلزمك أي إجراء.",
        ),
        facts(requestNumber(number), { label: "يُلغى في", value: longDate(endsOn, "ar") }),
        { kind: "button", label: "ادفع قيمته أو عدّله", path },
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
          rows: offers.map(({ insurerName, planName, coverType, amountFils, validUntil }) => [
            { lines: [insurerName.ar, planName.ar, covers[coverType]], typed: true },
            { lines: [`AED ${formatAmount(amountFils)}`], ltr: true },
            { lines: [longDate(validUntil, "ar")] },
          ]),
        },
        facts(requestNumber(number)),
        paragraph(
          hasAccount
            ? "تجد في صفحة طلبك سبب اختيار كل عرض. اقبل ما يناسبك، ثم ادفع قيمته لشركة التأمين. ولا يُخصم أي مبلغ قبل ذلك."
            : "أنشئ حسابًا بهذا البريد الإلكتروني لتقبل ما يناسبك وتدفع قيمته لشركة التأمين. ولا يُخصم أي مبلغ قبل ذلك.",
        ),
        {
          kind: "button",
          label: hasAccount ? "اعرض عروضك" : "أنشئ حسابًا واعرض عروضك",
          path,
        },
        paragraph("وإن كان لديك سؤال عنها فاسألنا:"),
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
    requestCancelled: ({ username, number, path }) => ({
      subject: "أُلغي طلبك",
      blocks: [
        greeting(username),
        paragraph("أُلغي هذا الطلب، ولن يُخصم أي مبلغ بسببه. وإن وصل مبلغ متأخرًا فسيُعاد إليك."),
        facts(requestNumber(number)),
        paragraph(`تُحذف صور مستنداته بعد ${UNSOLD_DAYS} يومًا.`),
        { kind: "button", label: "اعرض الطلب", path },
      ],
    }),
    requestRejected: ({ username, number, why, returningFils, insurerName, path }) => ({
      subject: "تعذّرت متابعة طلبك",
      blocks: [
        greeting(username),
        paragraph(rejectionTexts.ar[why]),
        facts(
          requestNumber(number),
          ...(returningFils > 0
            ? [{ label: "المبلغ المسترد", value: `AED ${formatAmount(returningFils)}`, ltr: true }]
            : []),
        ),
        paragraph(
          returningFils > 0
            ? `تعيد شركة ${insurerName.ar} المبلغ الذي دفعته إلى البطاقة التي دفعت بها، ولا يلزمك أي إجراء.`
            : "ولن يُخصم أي مبلغ بسببه.",
        ),
        { kind: "button", label: "اعرض الطلب", path },
        paragraph("وإن كان لديك سؤال عن ذلك فاسألنا:"),
        facts(write, call),
      ],
    }),
  },
};
