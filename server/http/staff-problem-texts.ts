import type { StaffProblemCode } from "../../contract/office/problems.ts";
import type { Language } from "../../domain/language.ts";

export const staffProblemTexts: Record<Language, Record<StaffProblemCode, string>> = {
  en: {
    "staff.loginRequired": "Log in to the staff office first.",
    "staff.forbidden": "Your role does not allow this. Ask an administrator.",
    "staff.wrongCode": "This code is wrong or has already been used. Enter the next one.",
    "staff.noAuthenticator": "Set up your authenticator first.",
    "staff.hasAuthenticator": "Your authenticator is already set up. Log in with its code.",
    "staff.invalidLink": "This link is no longer valid. Ask an administrator for a new one.",
    "staff.passwordLength": "The password needs at least 12 characters.",
    "staff.tooManyPacks":
      "You have downloaded files 30 times within an hour. You can download again at {{time}} (Dubai time).",
    "staff.tooManyReveals":
      "You have revealed 60 ID numbers within an hour. You can reveal again at {{time}} (Dubai time).",
    "staff.takenByOther": "{{who}} took this request at {{time}} (Dubai time).",
    "staff.heldByOther": "{{who}} has this request.",
    "staff.notTaken": "Take the request first.",
    "staff.heldByNobody": "Nobody has this request any more. Take it.",
    "staff.colleagueAway": "This colleague is away or may not work on requests. Choose another.",
    "staff.askedJustNow":
      "The gateway was asked about this payment a moment ago. Ask again in ten seconds.",
    "staff.beingWorkedOn":
      "A colleague is working on this request right now. Try again when they have finished.",
    "staff.notNow": "This is no longer possible for the request. Look at its state.",
    "staff.letterForgotten":
      "This email is too old to be sent again. Write to the customer yourself.",
    "staff.messageNotFound": "We could not find this message. Go back to the list.",
    "staff.messageChanged":
      "A colleague has changed this message in the meantime. Look at it again.",
    "staff.offerImpossible": "No offer can be made for this request now. Look at its state.",
    "staff.offerEnded": "This offer has ended. Make a new one.",
    "staff.offerBeingPaid": "The customer may be paying for this offer right now. Try again later.",
    "offers.priceReference": "This price is more than 10% off ours. Enter the insurer's reference.",
    "offers.priceReason":
      "This price or sum insured is far from ours. Enter why, for whoever looks at it.",
    "approvals.notFound": "We could not find this approval. Go back to the list.",
    "approvals.ended": "This has already been decided or taken back. Load the page again.",
    "approvals.changed": "What was asked for has changed. Look at it again before you decide.",
    "approvals.own": "You asked for this yourself. Somebody else must decide.",
    "approvals.notOwn": "Only whoever asked for this can take it back.",
    "approvals.apart":
      "One of you changed the other's account within the last seven days. Ask another colleague to decide.",
    "insurance.notFound": "There is nothing like this any more.",
    "insurance.changed": "Somebody changed this meanwhile. Look at it again before you go on.",
    "insurance.draftOpen": "There is a draft of this already. Go on with it, or discard it first.",
    "insurance.notNow": "This can no longer be done. Look at the state of the draft.",
    "insurance.noAgreement":
      "The insurer’s agreement does not allow this cover today, so no offer of it may go out.",
    "insurance.invalid": "This value is not possible here.",
    "insurance.sameAsBefore": "The draft changes nothing of what counts now.",
    "insurance.nameTaken": "Another plan of this cover is called so.",
    "insurance.slugTaken": "There is an insurer of this short name.",
    "insurance.fileErrors": "The file has errors. Nothing was imported.",
    "insurance.wordmarkSize": "The file is larger than 1 MB. Choose a smaller one.",
    "insurance.wordmarkType": "This is no PNG, JPEG or SVG. Choose another file.",
    "insurance.wordmarkUnreadable":
      "We could not read this image, or it holds more than an image. Save it again as PNG.",
    "insurance.wordmarkDrawing":
      "An SVG may hold plain shapes only: no scripts, text, filters or images, and nothing from elsewhere. Turn its text into outlines, or use a PNG.",
    "insurance.wordmarkLarge": "The image is more than 5,000 pixels wide or high.",
    "insurance.wordmarkSmall":
      "Without its empty edges the image is less than 80 pixels high. Choose a larger one.",
    "insurance.wordmarkShape":
      "Without its empty edges the image must be at least as wide as high, and at most 8 times as wide.",
    "insurance.wordmarkGone": "This image is no longer here. Choose the file again.",
    "insurance.payeeAway":
      "The settings of the server do not have these credentials. Choose others, or have them added first.",
    "settings.changed": "A colleague saved this meanwhile. What you typed is still here.",
    "settings.noSuchPage": "There is no such page. Choose one that exists, or hide the item.",
    "settings.pageTwice": "Two items of this section have the same page.",
    "settings.neededPage":
      "Contact, complaints, terms and the privacy policy must stay in the menu.",
    "settings.titleMissing": "Write a title of at most 40 letters in both languages.",
    "settings.commissionNotFound": "There is no such month or difference. Go back to the list.",
    "settings.differenceEnded": "This difference has ended. Load the page again.",
    "refunds.notFound": "This refund does not exist.",
    "refunds.changed": "The refund has changed in the meantime. Look at it again, then decide.",
    "refunds.tooMuch":
      "This is more than what arrived and is not promised yet. Look at the sums and propose less.",
    "refunds.notReady":
      "The customer still has to send something. The insurer can be asked after that.",
    "refunds.disputed":
      "The bank is deciding about this payment, or gave it back. Nobody is paid back twice.",
    "refunds.otherSender":
      "You approved what the system proposed. A colleague has to ask the insurer for it.",
    "policies.notRecordable": "No policy can be recorded for this request now. Look at its state.",
    "policies.numberTaken":
      "This insurer's policy number is already recorded for another request. Check it.",
    "policies.worse": "This is worse than what was sold. Send it to the customer for acceptance.",
    "policies.missing": "One of the policy's values is missing. Enter it.",
    "policies.unreadable": "One of the policy's values cannot be right. Check them.",
    "policies.datesReversed": "The policy ends before it starts. Check both dates.",
    "policies.datesUnlikely": "These dates cannot be right. Check them.",
    "policies.reasonMissing": "Write why it differs from what was sold.",
    "policies.pdfMissing": "A PDF is missing. Ask the insurer for the policy and the certificate.",
    "policies.pdfSize": "The PDF is larger than 10 MB. Ask the insurer for a smaller one.",
    "policies.pdfNotPdf": "This file is not a PDF. Ask the insurer for the document as a PDF.",
    "policies.pdfTruncated": "The end of this PDF is missing. Ask the insurer to send it again.",
    "policies.pdfEncrypted":
      "This PDF is protected. Ask the insurer for the document without a password.",
    "policies.pdfActive":
      "This PDF runs something when it is opened. Ask the insurer for it without scripts or media.",
    "policies.pdfForm":
      "This PDF is a form that sends answers. Ask the insurer for it printed to a plain PDF.",
    "policies.pdfAttachment":
      "This PDF contains or opens other files. Ask the insurer for it without attachments.",
    "policies.pdfLink":
      "A link in this PDF opens something other than a web page, an email or a phone number. Ask the insurer for it without that link.",
    "policies.pdfBroken":
      "This PDF is damaged, or parts of it are hidden. Ask the insurer to make it again, or for it printed to a plain PDF.",
    "policies.pdfPages": "A PDF may have 1 to 200 pages. Ask the insurer for the document alone.",
    "policies.pdfTooComplex":
      "This PDF takes too long to check. Ask the insurer for it printed to a plain PDF.",
    "staff.pictureWaiting": "A new photo is waiting: accept or reject it first.",
    "staff.emailTaken": "A colleague has this email already. Look at the list.",
    "staff.roleMissing": "Choose at least one role.",
    "staff.nameMissing": "Enter the name.",
    "staff.nameInLatin": "Write this name in Latin letters.",
    "staff.nameInArabic": "Write this name in Arabic letters.",
    "staff.nameInvalid": "Write the name alone, with at most 60 characters.",
    "staff.extensionInvalid": "An extension has 2 to 6 digits.",
    "staff.accountNotFound": "We could not find this account. Load the list again.",
    "staff.accountChanged":
      "Another administrator has changed this account in the meantime. Look at it again.",
    "staff.accountNotNow": "This is not possible for this account now. Look at its state.",
    "staff.ownAccount":
      "Nobody disables, resets or takes admin from themselves. Ask another administrator.",
    "staff.lastAdmin": "This is the only active administrator. Give somebody else the role first.",
  },
  ar: {
    "staff.loginRequired": "سجّل الدخول إلى بوابة الموظفين أولًا.",
    "staff.forbidden": "لا يسمح دورك بذلك. اسأل أحد المسؤولين.",
    "staff.wrongCode": "الرمز غير صحيح أو سبق استخدامه. أدخل الرمز التالي.",
    "staff.noAuthenticator": "اضبط تطبيق المصادقة أولًا.",
    "staff.hasAuthenticator": "سبق ضبط تطبيق المصادقة. سجّل الدخول برمزه.",
    "staff.invalidLink": "لم يعد هذا الرابط صالحًا. اطلب رابطًا جديدًا من أحد المسؤولين.",
    "staff.passwordLength": "تتكوّن كلمة المرور من 12 حرفًا على الأقل.",
    "staff.tooManyPacks":
      "نزّلت الملفات 30 مرة خلال ساعة. يمكنك التنزيل من جديد عند الساعة {{time}} بتوقيت دبي.",
    "staff.tooManyReveals":
      "كشفت 60 رقم هوية خلال ساعة. يمكنك الكشف من جديد عند الساعة {{time}} بتوقيت دبي.",
    "staff.takenByOther": "تولّى {{who}} هذا الطلب عند {{time}} بتوقيت دبي.",
    "staff.heldByOther": "هذا الطلب لدى {{who}}.",
    "staff.notTaken": "تولَّ الطلب أولًا.",
    "staff.heldByNobody": "لم يعد أحد يتولى هذا الطلب. يمكنك توليه.",
    "staff.colleagueAway": "هذا الزميل غائب أو لا يعمل على الطلبات. اختر زميلًا آخر.",
    "staff.askedJustNow": "سُئلت بوابة الدفع عن هذه العملية قبل لحظات. اسألها بعد عشر ثوانٍ.",
    "staff.beingWorkedOn": "يعمل أحد زملائك على هذا الطلب الآن. حاول بعد أن ينتهي.",
    "staff.notNow": "لم يعد ذلك ممكنًا في هذا الطلب. راجع حالته.",
    "staff.letterForgotten":
      "مضى على هذه الرسالة وقت طويل، فلا يمكن إرسالها من جديد. اكتب إلى العميل بنفسك.",
    "staff.messageNotFound": "لم نجد هذه الرسالة. عُد إلى القائمة.",
    "staff.messageChanged": "غيّر أحد زملائك هذه الرسالة في هذه الأثناء. راجعها من جديد.",
    "staff.offerImpossible": "لا يمكن تقديم عرض لهذا الطلب الآن. راجع حالته.",
    "staff.offerEnded": "انتهى هذا العرض. قدّم عرضًا جديدًا.",
    "staff.offerBeingPaid": "قد يكون العميل يدفع قيمة هذا العرض الآن. حاول لاحقًا.",
    "offers.priceReference": "يختلف هذا السعر عن سعرنا بأكثر من 10%. أدخل مرجع شركة التأمين.",
    "offers.priceReason": "هذا السعر أو مبلغ التأمين بعيد عمّا لدينا. اكتب السبب لمن سيراجعه.",
    "approvals.notFound": "لم نجد هذه الموافقة. عُد إلى القائمة.",
    "approvals.ended": "بُتّ في هذا الطلب أو سُحب. أعد تحميل الصفحة.",
    "approvals.changed": "تغيّر ما طُلبت الموافقة عليه. راجعه من جديد قبل أن تقرر.",
    "approvals.own": "أنت من طلب هذا. لا بدّ أن يقرر شخص آخر.",
    "approvals.notOwn": "لا يسحب هذا الطلب إلا من قدّمه.",
    "approvals.apart":
      "عدّل أحدكما حساب الآخر خلال الأيام السبعة الماضية. اطلب من زميل آخر أن يقرر.",
    "insurance.notFound": "لم يعد هذا موجودًا.",
    "insurance.changed": "عدّل زميل هذا في هذه الأثناء. راجعه قبل أن تتابع.",
    "insurance.draftOpen": "توجد مسودة لهذا. أكملها أو تجاهلها أولًا.",
    "insurance.notNow": "لم يعد هذا ممكنًا. راجع حالة المسودة.",
    "insurance.noAgreement": "لا تسمح اتفاقية الشركة بهذه التغطية اليوم، فلا يُرسل عرض منها.",
    "insurance.invalid": "هذه القيمة غير ممكنة هنا.",
    "insurance.sameAsBefore": "لا تغيّر المسودة شيئًا مما هو معمول به.",
    "insurance.nameTaken": "باقة أخرى من هذه التغطية تحمل هذا الاسم.",
    "insurance.slugTaken": "توجد شركة بهذا الاسم المختصر.",
    "insurance.fileErrors": "في الملف أخطاء، ولم يُستورد منه شيء.",
    "insurance.wordmarkSize": "حجم الملف أكبر من 1 ميغابايت. اختر ملفًا أصغر.",
    "insurance.wordmarkType": "هذا الملف ليس PNG أو JPG أو SVG. اختر ملفًا آخر.",
    "insurance.wordmarkUnreadable":
      "تعذّرت قراءة هذه الصورة، أو أن الملف يحوي غير الصورة. احفظها من جديد بصيغة PNG.",
    "insurance.wordmarkDrawing":
      "يجب ألا يحوي ملف SVG إلا أشكالًا بسيطة: لا برامج ولا نصوص ولا مرشّحات ولا صورًا ولا شيئًا من خارجه. حوّل نصه إلى أشكال أو استخدم PNG.",
    "insurance.wordmarkLarge": "عرض الصورة أو ارتفاعها أكثر من 5,000 بكسل.",
    "insurance.wordmarkSmall":
      "ارتفاع الصورة من غير حوافّها الفارغة أقل من 80 بكسل. اختر صورة أكبر.",
    "insurance.wordmarkShape":
      "يجب ألا يقلّ عرض الصورة من غير حوافّها الفارغة عن ارتفاعها، وألا يزيد على 8 أضعافه.",
    "insurance.wordmarkGone": "لم تعد هذه الصورة موجودة. اختر الملف من جديد.",
    "insurance.payeeAway":
      "لا توجد بيانات الحساب هذه في إعدادات الخادم. اختر غيرها أو اطلب إضافتها أولًا.",
    "settings.changed": "حفظ زميل هذا في هذه الأثناء. ما كتبته باقٍ هنا.",
    "settings.noSuchPage": "لا توجد صفحة كهذه. اختر صفحة موجودة أو أخفِ البند.",
    "settings.pageTwice": "بندان في هذا القسم يقودان إلى الصفحة نفسها.",
    "settings.neededPage": "يجب أن تبقى صفحات التواصل والشكاوى والشروط وسياسة الخصوصية في القائمة.",
    "settings.titleMissing": "اكتب عنوانًا من 40 حرفًا على الأكثر باللغتين.",
    "settings.commissionNotFound": "لا يوجد شهر أو فرق كهذا. عُد إلى القائمة.",
    "settings.differenceEnded": "انتهى هذا الفرق. حمّل الصفحة من جديد.",
    "refunds.notFound": "هذا الاسترداد غير موجود.",
    "refunds.changed": "تغيّر الاسترداد في هذه الأثناء. راجعه مرة أخرى ثم قرر.",
    "refunds.tooMuch":
      "هذا المبلغ أكبر مما وصل ولم يوعَد به أحد بعد. راجع المبالغ واقترح مبلغًا أقل.",
    "refunds.notReady": "على العميل أن يرسل شيئًا بعد. يمكن الطلب من شركة التأمين بعد ذلك.",
    "refunds.disputed": "ينظر البنك في هذه الدفعة أو أعادها. لا يُعاد المبلغ لأحد مرتين.",
    "refunds.otherSender": "وافقتَ على ما اقترحه النظام. على زميل آخر أن يطلبه من شركة التأمين.",
    "policies.notRecordable": "لا يمكن تسجيل وثيقة لهذا الطلب الآن. راجع حالته.",
    "policies.numberTaken": "سبق تسجيل رقم الوثيقة هذا من شركة التأمين نفسها في طلب آخر. تحقّق منه.",
    "policies.worse": "هذه الشروط أسوأ مما بيع للعميل. أرسلها إليه ليوافق عليها.",
    "policies.missing": "ينقص بيان من بيانات الوثيقة. أدخله.",
    "policies.unreadable": "أحد بيانات الوثيقة غير صحيح. راجعها.",
    "policies.datesReversed": "تنتهي الوثيقة قبل أن تبدأ. راجع التاريخين.",
    "policies.datesUnlikely": "لا يمكن أن تكون هذه التواريخ صحيحة. راجعها.",
    "policies.reasonMissing": "اكتب سبب الاختلاف عما بيع للعميل.",
    "policies.pdfMissing": "ينقص ملف PDF. اطلب من شركة التأمين الوثيقة والشهادة.",
    "policies.pdfSize": "يتجاوز الملف 10 ميجابايت. اطلب من شركة التأمين ملفًا أصغر.",
    "policies.pdfNotPdf": "هذا الملف ليس PDF. اطلب من شركة التأمين المستند بصيغة PDF.",
    "policies.pdfTruncated": "نهاية هذا الملف مفقودة. اطلب من شركة التأمين إرساله من جديد.",
    "policies.pdfEncrypted": "هذا الملف محميّ. اطلب من شركة التأمين المستند من دون كلمة مرور.",
    "policies.pdfActive":
      "يشغّل هذا الملف شيئًا عند فتحه. اطلبه من شركة التأمين من دون برمجيات أو وسائط.",
    "policies.pdfForm":
      "هذا الملف نموذج يُرسل إجابات. اطلب من شركة التأمين نسخة PDF عادية مطبوعة منه.",
    "policies.pdfAttachment":
      "يحمل هذا الملف ملفات أخرى أو يفتحها. اطلبه من شركة التأمين من دون مرفقات.",
    "policies.pdfLink":
      "في هذا الملف رابط يفتح غير صفحة ويب أو بريد إلكتروني أو رقم هاتف. اطلبه من شركة التأمين من دون هذا الرابط.",
    "policies.pdfBroken":
      "هذا الملف تالف أو فيه أجزاء مخفية. اطلب من شركة التأمين إعداده من جديد أو نسخة PDF عادية مطبوعة منه.",
    "policies.pdfPages": "يُقبل ملف من 1 إلى 200 صفحة. اطلب من شركة التأمين المستند وحده.",
    "policies.pdfTooComplex":
      "يستغرق فحص هذا الملف وقتًا طويلًا. اطلب من شركة التأمين نسخة PDF عادية مطبوعة منه.",
    "staff.pictureWaiting": "توجد صورة جديدة بانتظارك: اقبلها أو ارفضها أولًا.",
    "staff.emailTaken": "هذا البريد الإلكتروني لزميل مسجّل. راجع القائمة.",
    "staff.roleMissing": "اختر دورًا واحدًا على الأقل.",
    "staff.nameMissing": "أدخل الاسم.",
    "staff.nameInLatin": "اكتب هذا الاسم بالحروف اللاتينية.",
    "staff.nameInArabic": "اكتب هذا الاسم بالحروف العربية.",
    "staff.nameInvalid": "اكتب الاسم وحده، بما لا يزيد على 60 حرفًا.",
    "staff.extensionInvalid": "يتكوّن رقم التحويلة من رقمين إلى 6 أرقام.",
    "staff.accountNotFound": "لم نجد هذا الحساب. أعد تحميل القائمة.",
    "staff.accountChanged": "غيّر مسؤول آخر هذا الحساب في هذه الأثناء. راجعه من جديد.",
    "staff.accountNotNow": "لا يمكن ذلك لهذا الحساب الآن. راجع حالته.",
    "staff.ownAccount":
      "لا يعطّل أحد حسابه ولا يعيد ضبطه ولا ينزع دور المسؤول عن نفسه. اطلب ذلك من مسؤول آخر.",
    "staff.lastAdmin": "هذا هو المسؤول النشط الوحيد. امنح هذا الدور لموظف آخر أولًا.",
  },
};
