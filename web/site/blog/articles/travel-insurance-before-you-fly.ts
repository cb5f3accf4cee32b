import type { ArticleText } from "./article-text.ts";

export const en: ArticleText = {
  title: "Travel insurance: ten minutes before you fly",
  description:
    "What a visa asks for, what your credit card already gives you, and the three sums to check before you buy travel insurance.",
  lead: "It is the cheapest insurance there is, and the one most often bought twice. Ten minutes are enough to buy it once.",
  parts: [
    {
      heading: "What the visa asks for",
      body: [
        "For a Schengen visa the policy has to pay at least 30,000 euros for treatment and repatriation, in every Schengen state, for every day of the stay. The certificate has to say so in those words. Other countries ask for less or nothing; you may still need more.",
      ],
    },
    {
      heading: "What you already have",
      body: [
        "Read the back of your bank's brochure. Many cards insure trips that were paid with the card, often for the holder only, and often without the certificate that a consulate accepts. Your health insurance may pay for emergencies abroad, at local prices and after you have paid yourself.",
      ],
    },
    {
      heading: "Three sums to check",
      body: [
        [
          "Medical: 100,000 dollars is a sound floor; for North America, five times that.",
          "Cancellation: no more than the cost of the trip. A higher sum costs more and pays no more.",
          "Baggage: check the limit for one item. A laptop is usually above it.",
        ],
      ],
    },
    {
      heading: "What it does not cover",
      body: [
        "Winter sports, diving and motorcycles, unless the policy names them. Illness that you had when you booked. Anything that happens after too much alcohol. And countries that your government advises against on the day you leave.",
      ],
    },
    {
      heading: "When to buy",
      body: [
        "The day you book, not the day you fly: cancellation is covered from then on, and costs the same.",
      ],
    },
  ],
};

export const ar: ArticleText = {
  title: "تأمين السفر: عشر دقائق قبل الإقلاع",
  description:
    "ما تطلبه التأشيرة، وما تعطيك إياه بطاقتك، وثلاثة مبالغ تتحقق منها قبل شراء تأمين السفر.",
  lead: "هو أرخص تأمين، وأكثر ما يُشترى مرتين. وعشر دقائق تكفي لتشتريه مرة واحدة.",
  parts: [
    {
      heading: "ما تطلبه التأشيرة",
      body: [
        "لتأشيرة شنغن يجب أن تدفع الوثيقة 30,000 يورو على الأقل للعلاج والإعادة إلى الوطن، في كل دول شنغن، وعن كل يوم من الإقامة، وأن تقول الشهادة ذلك صراحة. وتطلب دول أخرى أقل أو لا تطلب شيئًا، وقد تحتاج أنت إلى أكثر.",
      ],
    },
    {
      heading: "ما لديك من قبل",
      body: [
        "اقرأ ظهر نشرة البنك. كثير من البطاقات يؤمّن الرحلات المدفوعة بها، لحاملها وحده غالبًا، ومن دون الشهادة التي تقبلها القنصلية. وقد يدفع تأمينك الصحي عن الطوارئ في الخارج بالأسعار المحلية وبعد أن تدفع أنت أولًا.",
      ],
    },
    {
      heading: "ثلاثة مبالغ تتحقق منها",
      body: [
        [
          "العلاج: 100,000 دولار حدّ أدنى معقول، ولأمريكا الشمالية خمسة أضعافه.",
          "الإلغاء: لا يزيد على تكلفة الرحلة، فما زاد عليها لا يعود عليك بشيء.",
          "الأمتعة: انتبه لحدّ القطعة الواحدة، فالحاسوب يتجاوزه في الغالب.",
        ],
      ],
    },
    {
      heading: "ما لا يشمله",
      body: [
        "رياضات الشتاء والغوص والدراجات النارية ما لم تُذكر في الوثيقة، والمرض الذي كان عند الحجز، وكل ما يقع بعد الإفراط في الشراب، والدول التي تنصح حكومتك بتجنّبها يوم السفر.",
      ],
    },
    {
      heading: "متى تشتريه",
      body: ["يوم الحجز لا يوم السفر: فالإلغاء مشمول من ذلك اليوم، والثمن واحد."],
    },
  ],
};
