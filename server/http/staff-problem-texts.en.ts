import type { StaffProblemCode } from "../../contract/office/problems.ts";

export default {
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
  "staff.clientNotFound": "We could not find this client. Go back to the list.",
  "clients.otherNotFound": "We could not find the other client. Choose one from the list.",
  "clients.alreadyJoined": "These two are joined already.",
  "clients.addressUnproven":
    "Nobody has proven yet that the address of that mail is theirs. Choose a document, or a mail from the other address.",
  "clients.proofNotFound":
    "Name the day of a mail of the last two years, or a document of one of the two.",
  "clients.moneyOwed":
    "Not now: money of this person is under way or owed. Try again once that has ended.",
  "clients.nothingToErase": "There is nothing to erase: the law keeps all that there is.",
  "staff.messageNotFound": "We could not find this message. Go back to the list.",
  "staff.messageChanged": "A colleague has changed this message in the meantime. Look at it again.",
  "chats.notFound": "We could not find this chat. Go back to the list.",
  "chats.changed": "Something has happened in this chat in the meantime. Look at it again.",
  "chats.notOwn": "You can do this only in a chat that you answer.",
  "chats.answered": "A colleague answers this chat already.",
  "chats.ended": "This chat has ended.",
  "chats.tooMany": "You have five chats open. End one or hand one over first.",
  "chats.colleagueBusy": "This colleague has five chats open. Choose another one.",
  "chats.requestNotFound": "No request has this number.",
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
  "settings.neededPage": "Contact, complaints, terms and the privacy policy must stay in the menu.",
  "settings.titleMissing": "Write a title of at most 40 letters in both languages.",
  "settings.telephone": "Enter a number of the Emirates, like +971 4 123 4567.",
  "settings.email": "Enter an email like name@example.com.",
  "settings.address": "Enter an address that begins with https://.",
  "settings.byEnvironment": "The environment of the server states this. It cannot be changed here.",
  "settings.commissionNotFound": "There is no such month or difference. Go back to the list.",
  "settings.bordereauTooLong": "This month has too many policies for a PDF. Take the CSV.",
  "settings.personNotFound":
    "No account and no request has this email. Check it, or filter by request number.",
  "settings.differenceEnded": "This difference has ended. Load the page again.",
  "settings.datesOutside":
    "Some lines are dated outside this month. Confirm that they belong to it, or open the month that they belong to.",
  "settings.importTakenBack":
    "This import was taken back already. Nothing was taken back a second time.",
  "texts.notFound": "There is no such text any more. Load the list again.",
  "texts.shortcut": "A shortcut has 2 to 12 letters or digits, without spaces.",
  "texts.shortcutTaken": "Another text has this shortcut. Choose other letters.",
  "texts.titleMissing": "Write a title of at most 40 letters.",
  "texts.bodyMissing": "Write the text in this language, too.",
  "texts.placeMissing": "Choose at least one place where it is used.",
  "texts.tooLong": "This is longer than the field that it is for.",
  "texts.unknownPlaceholder":
    "There is no placeholder “{{placeholder}}”. Choose one from the list.",
  "texts.notInBoth": "The other language has a placeholder that is missing here: {{placeholder}}",
  "texts.tooMany": "There are 100 texts in use. Retire one first.",
  "texts.gapLeft": "Something in the text is not filled yet: {{placeholder}}",
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
  "calendar.changed":
    "Somebody changed the calendar meanwhile. What you typed is still here: look at it again and save.",
  "calendar.notFound": "These days are no longer in the calendar.",
  "calendar.confirmed": "These days have been confirmed already.",
  "calendar.past": "Days that have passed stay as they were. Choose days from today on.",
  "calendar.nameMissing": "Enter the name.",
  "calendar.nameInLatin": "Write this name in Latin letters.",
  "calendar.nameInArabic": "Write this name in Arabic letters.",
  "calendar.nameInvalid": "Write the name alone, with at most 60 characters.",
  "calendar.dayInvalid": "Enter a day.",
  "calendar.daysReversed": "The last day is before the first. Check both.",
  "calendar.tooFar": "Choose a day within the next five years.",
  "calendar.tooLong": "A public holiday has at most 14 days in a row. Check both days.",
  "calendar.ramadanTooLong": "Ramadan has at most 30 days. Check both days.",
  "calendar.overlap":
    "Other days like these are in the calendar at the same time. Change those first.",
  "calendar.tooMany": "The calendar is full. Remove days that are not needed.",
  "calendar.timeInvalid": "Enter a time, such as 09:00.",
  "calendar.timesReversed": "This closes before it opens. Check both times.",
  "calendar.timesOverlap": "These times overlap with others. Check both.",
  "calendar.notOnHalfHour": "Working hours begin and end on a full or half hour.",
  "calendar.noOpenHour": "No day of this week has hours. Open at least one.",
  "calendar.tooManyTimes": "A day has at most four pairs of times.",
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
} satisfies Record<StaffProblemCode, string>;
