import type { Language, Method, Scenario } from "./order.ts";

const refusals = ["message", "merchant", "order", "amount", "address", "taken", "page"] as const;
export type Refusal = (typeof refusals)[number];

const en = {
  gateway: "Practice gateway",
  demonstration: "Demonstration",
  notice: "No money is taken, and you are never asked for a card number.",
  payTo: "Pay",
  pay: "Pay",
  order: "Order number",
  insurerOnly: "You pay the whole amount to the insurer.",
  howToPay: "How would you like to pay?",
  methods: {
    card: ["Card", "A practice card. There is nothing to enter."],
    wallet: ["Mobile wallet", "As if you had confirmed it on your phone."],
    instalments: ["Four interest-free instalments", "The first today, then one a month."],
  } satisfies Record<Method, readonly [string, string]>,
  due: ["Today", "In 1 month", "In 2 months", "In 3 months"],
  scenario: "Scenario",
  scenarioHint: "What the gateway does after your choice. Only the practice page has this.",
  scenarios: {
    normal: "normal",
    delay: "delay",
    no_return: "no return",
    tampered_amount: "tampered amount",
    duplicate_return: "duplicate return",
  } satisfies Record<Scenario, string>,
  decline: "Decline",
  abort: "Abort",
  otherEnds: "Decline: as if the bank refused. Abort: as if you changed your mind.",
  returning: "Taking you back",
  returningHint: "Your choice is recorded. If nothing happens, select Continue.",
  continue: "Continue",
  closed: "You may close this page",
  closedHint: "Your choice is recorded. In this scenario the gateway does not take you back.",
  refused: "This payment cannot be opened",
  refusals: {
    message: "The request could not be read.",
    merchant: "Merchant authentication failed (10002).",
    order: "The order number is missing or has characters that are not allowed.",
    amount: "The amount or the currency is not valid.",
    address: "The return address is not registered for this merchant.",
    taken:
      "This order number is already used for another payment. Go back to the site and pay again.",
    page: "This payment page is no longer valid. Go back to the site and pay again.",
  } satisfies Record<Refusal, string>,
};

const ar: typeof en = {
  gateway: "بوابة دفع تجريبية",
  demonstration: "للتجربة فقط",
  notice: "لن يُخصم منك أي مبلغ، ولن يُطلب منك رقم بطاقة.",
  payTo: "ادفع لشركة",
  pay: "دفع",
  order: "رقم العملية",
  insurerOnly: "تدفع المبلغ كاملًا لشركة التأمين.",
  howToPay: "كيف تودّ أن تدفع؟",
  methods: {
    card: ["بطاقة مصرفية", "بطاقة للتجربة، ولا حاجة إلى إدخال أي بيانات."],
    wallet: ["محفظة رقمية", "كأنك أكّدت الدفع من هاتفك."],
    instalments: ["أربعة أقساط من دون فوائد", "القسط الأول اليوم، ثم قسط كل شهر."],
  },
  due: ["اليوم", "بعد شهر", "بعد شهرين", "بعد ثلاثة أشهر"],
  scenario: "سيناريو التجربة",
  scenarioHint: "ما تفعله البوابة بعد اختيارك. لا يظهر هذا إلا في صفحة تجريبية.",
  scenarios: {
    normal: "دفع معتاد",
    delay: "تأخّر التأكيد",
    no_return: "من دون عودة إلى الموقع",
    tampered_amount: "مبلغ مختلف",
    duplicate_return: "عودة مكرّرة",
  },
  decline: "رفض",
  abort: "إلغاء",
  otherEnds: "الرفض: كأن البنك لم يوافق. الإلغاء: كأنك عدلت عن الدفع.",
  returning: "نعيدك الآن إلى الموقع",
  returningHint: "سُجّل اختيارك. إن لم تنتقل تلقائيًا فاختر «متابعة».",
  continue: "متابعة",
  closed: "يمكنك إغلاق هذه الصفحة",
  closedHint: "سُجّل اختيارك. في هذا السيناريو لا تعيدك البوابة إلى الموقع.",
  refused: "تعذّر فتح عملية الدفع",
  refusals: {
    message: "تعذّرت قراءة الطلب.",
    merchant: "لم يُتعرَّف على التاجر (10002).",
    order: "رقم العملية ناقص أو فيه رموز غير مسموح بها.",
    amount: "المبلغ أو العملة غير صحيح.",
    address: "عنوان العودة غير مسجّل لهذا التاجر.",
    taken: "رقم العملية مستخدم لعملية دفع أخرى. عُد إلى الموقع وادفع من جديد.",
    page: "لم تعد صفحة الدفع هذه صالحة. عُد إلى الموقع وادفع من جديد.",
  },
};

export type Texts = typeof en;

export const texts: Readonly<Record<Language, Texts>> = { en, ar };
