import type { ArticleText } from "./article-text.ts";

export const en: ArticleText = {
  title: "How to choose car insurance in the UAE",
  description:
    "Five questions that decide between third party and comprehensive, and between one insurer and the next.",
  lead: "Most people start with the price. Start with the car instead: five short answers tell you which price to look at.",
  parts: [
    {
      heading: "1. What would you do if the car were gone tomorrow?",
      body: [
        "If you could replace it from your savings and forget about it after a week, third party may be enough. If the loss would hurt, or a bank still owns part of the car, you want comprehensive. Banks ask for it anyway.",
        "A rule of thumb: when a year of comprehensive costs more than a tenth of what the car would sell for, take another look at third party.",
      ],
    },
    {
      heading: "2. Who repairs it?",
      body: [
        "Agency repair protects a new car's warranty and value. It is worth its price for the first three to five years, and rarely after that. The quote says how many years the insurer gives you; if it says nothing, assume an approved garage.",
      ],
    },
    {
      heading: "3. How much is the excess?",
      body: [
        "The excess is what you pay yourself for each accident towards the damage to your own car. The law caps it by the value of the car. A low price with a high excess is a gamble; it makes sense if you could easily pay the excess today.",
      ],
    },
    {
      heading: "4. Where do you drive?",
      body: [
        "Three habits change the answer:",
        [
          "Oman, even once a year: take the cover with the policy. Buying it at the border costs more and takes longer.",
          "Sand: ordinary policies end where the asphalt does. If you drive on dunes, ask for off-road in writing.",
          "Parking in the open: natural disaster cover is cheap until the week it rains, and hard to get after that.",
        ],
      ],
    },
    {
      heading: "5. What can you prove?",
      body: [
        "Years without a claim lower the price, but only with a letter from your last insurer. Ask for it when the policy ends; it is free and takes a day.",
      ],
    },
    {
      heading: "Now the price",
      body: [
        "Compare final prices for 13 months, VAT included, with the same excess and the same repair. If two quotes are within fifty dirhams of each other, choose the insurer whose claims service you have heard good things about. The best policy is the one that pays.",
      ],
    },
  ],
};

export const ar: ArticleText = {
  title: "كيف تختار تأمين سيارتك في الإمارات",
  description: "خمسة أسئلة تحسم بين التأمين ضد الغير والتأمين الشامل، وبين شركة تأمين وأخرى.",
  lead: "يبدأ أكثر الناس بالسعر. ابدأ بالسيارة: خمسة أجوبة قصيرة تدلّك على السعر الذي تنظر إليه.",
  parts: [
    {
      heading: "1. ماذا لو فقدت السيارة غدًا؟",
      body: [
        "إن كنت تشتري غيرها من مدّخراتك وتنسى الأمر بعد أسبوع فقد يكفيك التأمين ضد الغير. وإن كان فقدها يؤلمك، أو كان للبنك فيها نصيب، فأنت تحتاج إلى التأمين الشامل، والبنوك تطلبه على أي حال.",
        "قاعدة تقريبية: إذا زاد سعر التأمين الشامل في السنة على عُشر سعر بيع السيارة فأعد النظر في التأمين ضد الغير.",
      ],
    },
    {
      heading: "2. من يصلحها؟",
      body: [
        "التصليح لدى الوكالة يحفظ ضمان السيارة الجديدة وقيمتها، ويستحق ثمنه في السنوات الثلاث إلى الخمس الأولى، وقلّما يستحقه بعدها. يذكر العرض عدد السنوات التي تمنحك إياها شركة التأمين، فإن لم يذكر شيئًا فافترض أن التصليح في ورشة معتمدة.",
      ],
    },
    {
      heading: "3. كم مبلغ التحمّل؟",
      body: [
        "هو ما تدفعه أنت عن كل حادث من أضرار سيارتك، ويضع القانون حدًّا أعلى له بحسب قيمتها. والسعر المنخفض مع مبلغ تحمّل مرتفع مجازفة، وهي مجازفة مقبولة إن كنت تستطيع دفع مبلغ التحمّل اليوم من دون عناء.",
      ],
    },
    {
      heading: "4. أين تقود؟",
      body: [
        "ثلاث عادات تغيّر الجواب:",
        [
          "عُمان ولو مرة في السنة: خذ التغطية مع الوثيقة، فشراؤها على الحدود أغلى وأبطأ.",
          "الرمال: تنتهي الوثيقة المعتادة حيث ينتهي الإسفلت. إن كنت تقود على الكثبان فاطلب تغطية الطرق الوعرة كتابةً.",
          "مواقف مكشوفة: تغطية الكوارث الطبيعية رخيصة إلى أن يأتي أسبوع المطر، ثم لا تجدها.",
        ],
      ],
    },
    {
      heading: "5. ماذا تستطيع أن تثبت؟",
      body: [
        "السنوات الخالية من المطالبات تخفض السعر، ولكن بشهادة من شركة تأمينك السابقة. اطلبها عند انتهاء الوثيقة، فهي مجانية وتستغرق يومًا.",
      ],
    },
    {
      heading: "والآن السعر",
      body: [
        "قارن بين الأسعار النهائية لمدة 13 شهرًا شاملةً الضريبة، بمبلغ التحمّل نفسه والتصليح نفسه. وإذا كان الفرق بين عرضين خمسين درهمًا أو أقل فاختر شركة التأمين التي سمعت خيرًا عن خدمة مطالباتها. أفضل وثيقة هي التي تدفع.",
      ],
    },
  ],
};
