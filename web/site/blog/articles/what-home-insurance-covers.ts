import type { ArticleText } from "./article-text.ts";

export const en: ArticleText = {
  title: "What home insurance covers, and what it calls a home",
  description:
    "Building, contents and liability: which of the three you need as an owner, a landlord or a tenant in the UAE.",
  lead: "Three policies share one name. Which of them you need depends on who owns the walls.",
  parts: [
    {
      heading: "The building",
      body: [
        "Walls, floors, kitchen, bathrooms: what would stay if you turned the home upside down. In an apartment the building is usually insured by the owners' association through the service charge; ask for the certificate before you pay for it twice. In a villa it is up to the owner.",
      ],
    },
    {
      heading: "The contents",
      body: [
        "What would fall out: furniture, clothes, electronics, carpets. Tenants need this and nothing else. Insure what it costs to buy again, not what you paid: most people state half of the true sum and are paid half of the damage.",
        "Jewellery and watches have a limit for each piece. Above it they are listed one by one, with a receipt or a valuation.",
      ],
    },
    {
      heading: "Liability",
      body: [
        "A washing machine on the twentieth floor can ruin nineteen ceilings. Tenant's liability pays for what you do to the landlord's walls, third-party liability for the neighbours'. It costs a few dozen dirhams a year and is the part that saves people from real trouble.",
      ],
    },
    {
      heading: "What almost no policy covers",
      body: [
        [
          "Wear, damp that came slowly, and insects",
          "Theft without signs of breaking in",
          "A home empty for more than 30 or 60 days in a row",
          "Business stock kept at home",
        ],
        "Travel in summer? Read the sentence about an empty home first.",
      ],
    },
    {
      heading: "Before you buy",
      body: [
        "Walk through the rooms with your phone's camera, open the cupboards, and keep the video somewhere else. It takes five minutes and is worth more in a claim than any form.",
      ],
    },
  ],
};

export const ar: ArticleText = {
  title: "ماذا يغطّي تأمين المنزل، وماذا يسمّيه منزلًا",
  description:
    "المبنى والمحتويات والمسؤولية: أيها تحتاج إليه، مالكًا كنت أو مؤجّرًا أو مستأجرًا، في الإمارات.",
  lead: "ثلاث وثائق باسم واحد. وما تحتاج إليه منها يتوقف على صاحب الجدران.",
  parts: [
    {
      heading: "المبنى",
      body: [
        "الجدران والأرضيات والمطبخ والحمّامات: ما يبقى لو قلبت المنزل رأسًا على عقب. في الشقق يؤمّنه اتحاد الملّاك في الغالب من رسوم الخدمات، فاطلب الشهادة قبل أن تدفع مرتين. وفي الفلل هو شأن المالك.",
      ],
    },
    {
      heading: "المحتويات",
      body: [
        "ما يسقط لو قلبته: الأثاث والملابس والأجهزة والسجاد. هذا ما يحتاج إليه المستأجر لا غير. أمّن على ثمن الشراء من جديد لا على ما دفعته: أكثر الناس يذكرون نصف المبلغ فيُدفع لهم نصف الضرر.",
        "للمجوهرات والساعات حدّ للقطعة، وما زاد عليه يُذكر قطعة قطعة مع فاتورة أو تقييم.",
      ],
    },
    {
      heading: "المسؤولية",
      body: [
        "غسّالة في الطابق العشرين قد تُتلف تسعة عشر سقفًا. مسؤولية المستأجر تدفع عن جدران المالك، والمسؤولية تجاه الغير تدفع عن جدران الجيران. تكلّف عشرات الدراهم في السنة، وهي التي تنقذ الناس من الورطات.",
      ],
    },
    {
      heading: "ما لا تشمله أي وثيقة تقريبًا",
      body: [
        [
          "البِلى الناتج عن الاستعمال والرطوبة البطيئة والحشرات",
          "السرقة من دون آثار كسر",
          "منزل خالٍ أكثر من 30 أو 60 يومًا متصلة",
          "بضائع تجارية محفوظة في المنزل",
        ],
        "تسافر في الصيف؟ اقرأ جملة المنزل الخالي أولًا.",
      ],
    },
    {
      heading: "قبل أن تشتري",
      body: [
        "صوّر الغرف بهاتفك، وافتح الخزائن، واحفظ التسجيل في مكان آخر. خمس دقائق تساوي في المطالبة أكثر من أي نموذج.",
      ],
    },
  ],
};
