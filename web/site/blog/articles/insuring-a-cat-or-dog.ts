import type { ArticleText } from "./article-text.ts";

export const en: ArticleText = {
  title: "Insuring a cat or a dog: when it pays",
  description:
    "What a vet's bill looks like in the UAE, what pet insurance pays of it, and the documents you need first.",
  lead: "A cat that swallows a hair tie costs as much as a weekend away. Whether insurance is the answer depends on three numbers.",
  parts: [
    {
      heading: "Documents first",
      body: [
        "Pets in the UAE are vaccinated, microchipped and registered with the municipality. Insurers ask for the chip's number and the vaccination book; without them there is no policy, and after an accident it is too late.",
      ],
    },
    {
      heading: "The three numbers",
      body: [
        [
          "The limit for a year. An operation with two nights at the clinic soon passes 8,000 dirhams.",
          "The excess for each claim. Below it you pay everything, so small visits are yours to pay.",
          "The age. Most insurers accept cats and dogs up to eight or ten years old, and go on covering those they already insure.",
        ],
      ],
    },
    {
      heading: "What it does not cover",
      body: [
        "Existing illness, breeding, and vaccinations, unless the plan includes routine care. Some breeds are excluded altogether or must wear a muzzle; ask before you fall in love.",
      ],
    },
    {
      heading: "When it pays",
      body: [
        "For a young animal that goes outside, accident cover is cheap and fair. For a middle-aged indoor cat, putting the same money aside each month may serve you as well. For a dog that goes for walks, do not go without liability: knocking down a cyclist costs more than a broken bone.",
      ],
    },
  ],
};

export const ar: ArticleText = {
  title: "تأمين القط أو الكلب: متى يستحق ثمنه",
  description:
    "كم تبلغ فاتورة الطبيب البيطري في الإمارات، وما يدفعه التأمين منها، والمستندات المطلوبة أولًا.",
  lead: "قط يبتلع ربطة شعر يكلّف ما تكلّفه عطلة قصيرة. وهل التأمين هو الجواب؟ تجيبك ثلاثة أرقام.",
  parts: [
    {
      heading: "المستندات أولًا",
      body: [
        "تُطعَّم الحيوانات الأليفة في الإمارات وتُزرع لها شريحة وتُسجَّل لدى البلدية. وتطلب شركات التأمين رقم الشريحة ودفتر التطعيم، ومن دونهما لا تصدر وثيقة، وبعد الحادث يفوت الأوان.",
      ],
    },
    {
      heading: "الأرقام الثلاثة",
      body: [
        [
          "الحدّ السنوي: عملية مع ليلتين في العيادة تتجاوز 8,000 درهم سريعًا.",
          "مبلغ التحمّل لكل مطالبة: ما دونه تدفعه كله، فالزيارات الصغيرة عليك.",
          "العمر: تقبل أكثر شركات التأمين القطط والكلاب حتى ثماني سنوات أو عشر، وتُبقي ما أُمّن عليه قبل ذلك.",
        ],
      ],
    },
    {
      heading: "ما لا يشمله",
      body: [
        "المرض السابق والتكاثر والتطعيمات، إلا في باقة الرعاية المعتادة. وبعض السلالات مستثناة كلها أو مشروطة بكمامة، فاسأل قبل أن تتعلّق به.",
      ],
    },
    {
      heading: "متى يستحق ثمنه",
      body: [
        "لحيوان صغير يخرج من البيت تغطية الحوادث رخيصة ومنصفة. ولقط بيتي في منتصف عمره قد يكفيك أن تدّخر المبلغ نفسه كل شهر. أما الكلب الذي يتنزّه فلا تستغنِ له عن تغطية المسؤولية: إسقاط راكب درّاجة يكلّف أكثر من كسر عظمة.",
      ],
    },
  ],
};
