import type { ArticleText } from "./article-text.ts";

export const en: ArticleText = {
  title: "Insurance for a small company, in the order it matters",
  description:
    "What a company of five to fifty people in the UAE must insure, should insure, and can leave for later.",
  lead: "A young company is sold twelve policies in its first month. It needs three, and it is worth thinking about the order in which it buys the others.",
  parts: [
    {
      heading: "What you must have",
      body: [
        [
          "Health insurance for every employee, by law in every emirate.",
          "Motor insurance for every vehicle in the company's name, third party at least.",
          "Workmen's compensation where your licence, lease or client asks for it: it pays what you owe under labour law after an accident at work.",
        ],
        "Each employee buys unemployment insurance themselves; remind them, because the fine for not having it is theirs too.",
      ],
    },
    {
      heading: "What you should have",
      body: [
        "Public liability, if customers come to you or you go to them: a wet floor is enough. Professional indemnity, if people pay for your advice, drawings or code. Property and contents, if the office holds more than laptops; insure the cost of buying it all again, and remember that the landlord's policy does not cover what is yours.",
      ],
    },
    {
      heading: "What can wait",
      body: [
        "Cyber cover is worth its price once you hold other people's data and could not work for three days without a computer. Directors' liability becomes interesting with outside investors. Key-person cover comes with the first loan.",
      ],
    },
    {
      heading: "Three habits that lower every price",
      body: [
        [
          "One renewal date for all policies, so that someone looks at them together once a year.",
          "A list of claims, even small ones, with what you changed afterwards.",
          "A driver's file for each vehicle: insurers price fleets by who drives, not by what they drive.",
        ],
      ],
    },
  ],
};

export const ar: ArticleText = {
  title: "تأمين شركة صغيرة، بترتيب الأهمية",
  description:
    "ما يجب على شركة من خمسة إلى خمسين شخصًا في الإمارات أن تؤمّن عليه، وما يحسن، وما يؤجَّل.",
  lead: "تُعرض على الشركة الناشئة في شهرها الأول اثنتا عشرة وثيقة. وهي تحتاج إلى ثلاث، أما ترتيب الباقي فيستحق التفكير.",
  parts: [
    {
      heading: "ما لا بدّ منه",
      body: [
        [
          "التأمين الصحي لكل موظف، بالقانون وفي كل الإمارات.",
          "تأمين كل مركبة باسم الشركة، ضد الغير على الأقل.",
          "تعويض إصابات العمل حيث تطلبه الرخصة أو عقد الإيجار أو العميل: يدفع ما يُلزمك به قانون العمل بعد الإصابة.",
        ],
        "أما التأمين ضد التعطّل فيشتريه كل موظف لنفسه. ذكّرهم به، فغرامة عدم الاشتراك عليهم أيضًا.",
      ],
    },
    {
      heading: "ما يحسن أن يكون",
      body: [
        "المسؤولية العامة إن كان العملاء يأتون إليك أو تذهب إليهم، فأرضية مبتلّة تكفي. والمسؤولية المهنية إن كان الناس يدفعون مقابل مشورتك أو تصاميمك أو برامجك. والممتلكات إن كان في المكتب أكثر من حواسيب: أمّن على ثمن الشراء من جديد، وتذكّر أن وثيقة المالك لا تغطّي ما تملكه أنت.",
      ],
    },
    {
      heading: "ما يمكن تأجيله",
      body: [
        "التأمين السيبراني يستحق ثمنه حين تحفظ بيانات غيرك ولا تستطيع العمل ثلاثة أيام من دون حاسوب. ومسؤولية المديرين حين يدخل مستثمرون من خارج الشركة. وتأمين الشخص المحوري مع أول قرض.",
      ],
    },
    {
      heading: "ثلاث عادات تخفض كل سعر",
      body: [
        [
          "موعد تجديد واحد لكل الوثائق، لتراجعها معًا مرة في السنة.",
          "سجل للمطالبات ولو صغرت، مع ما غيّرته بعدها.",
          "ملف سائق لكل مركبة: تسعّر شركات التأمين الأساطيل بحسب من يقود لا بحسب ما يقود.",
        ],
      ],
    },
  ],
};
