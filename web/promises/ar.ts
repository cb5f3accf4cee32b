// The same promises as in English; `tests/promises.test.ts` names what backs each.

export const pricesWithoutName =
  "لعرض الأسعار نرسل إلى خادمنا ما يتوقف عليه السعر فقط، من دون اسمك ولا لوحتك ولا صورك ولا رقم هويتك.";
export const photosStayHere = "تبقى صورك ورقم هويتك على جهازك إلى أن ترسل طلبك أو تحفظه في حسابك.";
export const whoSeesRequest =
  "شركة التأمين التي اخترتها، بعد أن تدفع. وإن طلبت عرضًا وصفنا السيارة لعدد من شركات التأمين، ولا يصل اسمك ولا صورك إلى أي منها قبل أن تقبل عرضها وتدفع.";
export const whoSeesDocuments =
  "مستنداتك محفوظة مشفّرة، ولا يطّلع عليها إلا أنت وفريقنا، ثم شركة التأمين التي اخترتها بعد أن تدفع.";
export const noNameBeforePaying = "لا يصل اسمك ولا صورك إلى أي شركة تأمين قبل أن تقبل عرضها وتدفع.";
export const whenWeCall = "لا نتصل إلا بشأن طلب أرسلته، أو إذا طلبت ذلك.";
export const nothingSold = "لا نبيع رقم هاتفك أو بريدك الإلكتروني أو غيرهما ولا نؤجّره.";
