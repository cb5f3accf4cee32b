import type { ArticleText } from "./article-text.ts";

export const en: ArticleText = {
  title: "Health insurance in the UAE: who must insure whom",
  description:
    "Health insurance is required in every emirate. Who pays for employees, for the family and for domestic workers, and how to read a plan.",
  lead: "No residence visa is issued or renewed without it. What differs from one home to the next is who pays and how much it covers.",
  parts: [
    {
      heading: "Who insures whom",
      body: [
        [
          "Employees: the employer, from the first day, without deducting it from the salary.",
          "Your family: in Abu Dhabi many employers have to insure it; elsewhere you, as sponsor, usually do.",
          "Domestic workers: you, as their sponsor.",
          "Investors and the self-employed: you yourself.",
        ],
        "This has long been the law in Abu Dhabi and Dubai; since January 2025 it applies in every emirate.",
      ],
    },
    {
      heading: "What is in a basic package",
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
          "Co-payment: your share of a visit, as a percentage or in dirhams.",
          "Waiting period: months in which some things are not covered yet, often maternity.",
          "Pre-existing: conditions you had before. Mention them; not doing so is the usual reason for a refused claim.",
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
  title: "التأمين الصحي في الإمارات: على مَن يقع واجب التأمين",
  description:
    "التأمين الصحي واجب في كل الإمارات. من يدفع عن الموظف والعائلة والعمالة المساعدة، وكيف تقرأ الباقة.",
  lead: "لا تصدر إقامة ولا تُجدَّد من دونه. وما يختلف من بيت إلى آخر هو من يدفع وما الذي تشمله التغطية.",
  parts: [
    {
      heading: "على مَن يقع واجب التأمين",
      body: [
        [
          "الموظف: صاحب العمل من اليوم الأول، وليس له أن يقتطعه من الراتب.",
          "عائلتك: يلتزم بها كثير من أصحاب العمل في أبوظبي، وفي غيرها تتحمّله أنت عادةً بصفتك الكفيل.",
          "العمالة المساعدة: أنت، بصفتك الكفيل.",
          "المستثمر ومن يعمل لحسابه: يؤمّن نفسه بنفسه.",
        ],
        "هذا هو القانون منذ سنوات في أبوظبي ودبي، وهو نافذ في كل الإمارات منذ يناير 2025.",
      ],
    },
    {
      heading: "ماذا في الباقة الأساسية",
      body: [
        "تحدّد كل إمارة باقة أساسية: حدّ سنوي وقائمة عيادات وحصة تدفعها في كل زيارة. وُضعت للطوارئ والأمراض الشائعة. اقرأ ثلاثة أسطر قبل أن تقبلها لعائلة: الأمومة، والأمراض المزمنة، والشبكة القريبة من بيتك.",
      ],
    },
    {
      heading: "خمس كلمات في كل باقة",
      body: [
        [
          "الحدّ السنوي: أقصى ما تدفعه شركة التأمين في السنة.",
          "الشبكة: المستشفيات والعيادات التي ترسل الفاتورة إلى شركة التأمين. خارجها تدفع أنت أولًا.",
          "نسبة التحمّل: حصتك من الزيارة، نسبة أو مبلغًا.",
          "فترة الانتظار: أشهر لا تُغطّى فيها بعض الخدمات بعد، كالأمومة غالبًا.",
          "الحالات السابقة: أمراض كانت لديك من قبل. اذكرها، فالسكوت عنها أكثر أسباب رفض المطالبات.",
        ],
      ],
    },
    {
      heading: "عند تغيير العمل",
      body: [
        "تنتهي التغطية بانتهاء الإقامة لا بانتهاء الراتب. احتفظ ببطاقتك القديمة حتى تُفعَّل الجديدة، واطلب شهادة استمرارية تعفيك من فترات الانتظار الجديدة.",
      ],
    },
  ],
};
