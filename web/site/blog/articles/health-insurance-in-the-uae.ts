import type { ArticleText } from "./article-text.ts";

export const en: ArticleText = {
  title: "Health insurance in the UAE: who must insure whom",
  description:
    "Health insurance is required in every emirate. Who pays for employees, for the family and for household staff, and how to read a plan.",
  lead: "Nobody's residence is issued or renewed without it. What differs from one home to the next is who pays and how much is in it.",
  parts: [
    {
      heading: "Who insures whom",
      body: [
        [
          "Employees: the employer, from the first day, and may not take it from the salary.",
          "Your family: in Abu Dhabi many employers have to insure it; elsewhere you, as sponsor, usually do.",
          "Household staff: you, as their sponsor.",
          "Investors and the self-employed: you yourself.",
        ],
        "The rule has long been law in Abu Dhabi and Dubai; since January 2025 it holds in every emirate.",
      ],
    },
    {
      heading: "Basic is not small print",
      body: [
        "Each emirate names a basic package: a limit for the year, a list of clinics, and a share that you pay at each visit. It is made for emergencies and common illness. Read three lines before you accept it for a family: maternity, chronic conditions, and the network near your home.",
      ],
    },
    {
      heading: "Five words in every plan",
      body: [
        [
          "Annual limit: the most it pays in a year.",
          "Network: the hospitals and clinics that send the bill to the insurer. Outside it you pay first.",
          "Co-payment: your share of a visit, in per cent or dirhams.",
          "Waiting period: months in which some things are not paid yet, often maternity.",
          "Pre-existing: what you had before. Say it; silence is the usual reason for a refused claim.",
        ],
      ],
    },
    {
      heading: "Changing jobs",
      body: [
        "Cover ends with the visa, not with the salary. Keep the old card until the new one is active, and ask for a certificate of continuity: it saves you the new waiting periods.",
      ],
    },
  ],
};

export const ar: ArticleText = {
  title: "التأمين الصحي في الإمارات: من يؤمّن من",
  description:
    "التأمين الصحي واجب في كل الإمارات. من يدفع عن الموظف والعائلة والعمالة المنزلية، وكيف تقرأ الباقة.",
  lead: "لا تصدر إقامة ولا تُجدَّد من دونه. وما يختلف من بيت إلى آخر هو من يدفع وكم فيه.",
  parts: [
    {
      heading: "من يؤمّن من",
      body: [
        [
          "الموظف: صاحب العمل من اليوم الأول، وليس له أن يقتطعه من الراتب.",
          "عائلتك: يلتزم بها كثير من أصحاب العمل في أبوظبي، وفي غيرها تتحمّلها أنت الكفيل عادةً.",
          "العمالة المنزلية: أنت كفيلها.",
          "المستثمر ومن يعمل لحسابه: يؤمّن نفسه بنفسه.",
        ],
        "هذا قانون قديم في أبوظبي ودبي، وهو منذ يناير 2025 نافذ في كل الإمارات.",
      ],
    },
    {
      heading: "الأساسي ليس تفصيلًا صغيرًا",
      body: [
        "تحدّد كل إمارة باقة أساسية: حدّ سنوي وقائمة عيادات وحصة تدفعها في كل زيارة. وُضعت للطوارئ والأمراض الشائعة. اقرأ ثلاثة أسطر قبل أن تقبلها لعائلة: الأمومة، والأمراض المزمنة، والشبكة القريبة من بيتك.",
      ],
    },
    {
      heading: "خمس كلمات في كل باقة",
      body: [
        [
          "الحدّ السنوي: أقصى ما تدفعه في السنة.",
          "الشبكة: المستشفيات والعيادات التي ترسل الفاتورة إلى الشركة. خارجها تدفع أنت أولًا.",
          "نسبة التحمّل: حصتك من الزيارة، نسبة أو مبلغًا.",
          "فترة الانتظار: أشهر لا تُدفع فيها بعض الأشياء، كالأمومة غالبًا.",
          "الحالات السابقة: ما كان لديك من قبل. اذكره، فالسكوت عنه أكثر أسباب رفض المطالبات.",
        ],
      ],
    },
    {
      heading: "عند تغيير العمل",
      body: [
        "تنتهي التغطية بانتهاء الإقامة لا بانتهاء الراتب. احتفظ ببطاقتك القديمة حتى تعمل الجديدة، واطلب شهادة استمرارية تعفيك من فترات الانتظار الجديدة.",
      ],
    },
  ],
};
