import type { Language } from "../../domain/language.ts";
import accountAr from "../../web/account/ar.ts";
import accountEn from "../../web/account/en.ts";
import profileAr from "../../web/profile/ar.ts";
import profileEn from "../../web/profile/en.ts";
import cardAr from "../../web/prices/card/ar.ts";
import cardEn from "../../web/prices/card/en.ts";
import coverAr from "../../web/prices/cover/ar.ts";
import purchaseAr from "../../web/purchase/ar.ts";
import purchaseEn from "../../web/purchase/en.ts";
import leadAr from "../../web/purchase/quotes/lead-texts/ar.ts";
import leadEn from "../../web/purchase/quotes/lead-texts/en.ts";

const areas = {
  en: { account: accountEn, purchase: purchaseEn, lead: leadEn, profile: profileEn, card: cardEn },
  ar: { account: accountAr, purchase: purchaseAr, lead: leadAr, profile: profileAr, card: cardAr },
} as const;

/** The names of the controls; outside checks rely on the English ones, so they are written out. */
export const wordsOf = (language: Language) => {
  const { account, card, purchase, lead, profile } = areas[language];
  const isEnglish = language === "en";
  const { vehicle, quotes, check, personal, documents, requestSent, resume } = purchase;
  return {
    renew: isEnglish ? "Renew" : vehicle.renew.title,
    buyNew: isEnglish ? "Buy new" : vehicle.buyNew.title,
    plate: vehicle.plate.name,
    change: isEnglish ? "Change" : vehicle.change,
    plateSource: isEnglish ? "Plate source" : vehicle.plate.source,
    plateCode: isEnglish ? "Plate code" : vehicle.plate.code,
    plateNumber: isEnglish ? "Plate number" : vehicle.plate.number,
    cylinders: isEnglish ? "Engine cylinders" : vehicle.car.cylinders,
    body: isEnglish ? "Car body type" : vehicle.car.body,
    saloon: isEnglish ? "Saloon" : vehicle.car.saloon,
    origin: isEnglish ? "Car origin" : vehicle.car.origin,
    khaleegy: isEnglish ? "Khaleegy" : vehicle.car.khaleegy,
    nonKhaleegy: isEnglish ? "Non-Khaleegy" : vehicle.car.non_khaleegy,
    method: isEnglish ? "Input method" : vehicle.method.label,
    methods: {
      plateNumber: vehicle.method.plateNumber,
      vcc: vehicle.method.vcc,
      hiyaza: vehicle.method.hiyaza,
    },
    registerEmirate: isEnglish ? "Registration emirate" : vehicle.registerEmirate.label,
    emiratesId: isEnglish ? "Emirates ID number" : vehicle.emiratesId.label,
    cardSource: isEnglish ? "VCC card source" : vehicle.vcc.source,
    cardDate: isEnglish ? "VCC date" : vehicle.vcc.date,
    cardNumber: isEnglish ? "VCC card number" : vehicle.vcc.number,
    hiyazaType: isEnglish ? "Hiyaza type" : vehicle.hiyaza.type,
    hiyazaDubai: vehicle.hiyaza.dubai,
    certificateNumber: isEnglish ? "Hiyaza certificate number" : vehicle.hiyaza.number,
    seePrices: isEnglish ? "See prices" : vehicle.seePrices,
    addDocumentsNow: isEnglish ? "Add documents now" : vehicle.documents.addNow,
    useFile: vehicle.known.useFile,
    addDocuments: documents.continue,
    documentsStep: documents.heading,
    carStep: personal.car,
    lead: {
      name: isEnglish ? "Name" : lead.name,
      email: isEnglish ? "Email" : lead.email,
      phone: isEnglish ? "Phone" : lead.phone,
      send: isEnglish ? "Send" : lead.send,
      sent: lead.sentHeading,
      next: lead.next,
      editAgain: lead.editAgain,
    },
    personal: {
      name: isEnglish ? "Full name" : personal.name,
      countryCode: isEnglish ? "Country code" : personal.countryCode,
      phone: isEnglish ? "Phone" : personal.phone,
      email: isEnglish ? "Email" : personal.email,
      submit: isEnglish ? "Submit" : personal.submit,
      without: isEnglish ? "Send without photos" : personal.photos.later,
      addPhotos: isEnglish ? "Add photos now" : personal.photos.now.add,
    },
    requestSent: { title: requestSent.title, home: requestSent.home },
    failedHeading: purchase.broken.notSent,
    /** The file inputs of a new policy; customs card and hiyaza have all but the last. */
    newDocuments: isEnglish
      ? [
          "Emirates ID front",
          "Emirates ID back",
          "Licence front",
          "Licence back",
          "Document front",
          "Document back",
        ]
      : (
          [
            "id_front",
            "id_back",
            "license_front",
            "license_back",
            "document_front",
            "document_back",
          ] as const
        ).map((slot) => vehicle.documents.names[slot]),
    documents: isEnglish
      ? [
          "Emirates ID front",
          "Emirates ID back",
          "Licence front",
          "Licence back",
          "Ownership front",
          "Ownership back",
        ]
      : (
          [
            "id_front",
            "id_back",
            "license_front",
            "license_back",
            "ownership_front",
            "ownership_back",
          ] as const
        ).map((slot) => vehicle.documents.names[slot]),
    proceed: isEnglish ? "Continue" : vehicle.continue,
    thirdParty: isEnglish ? "Third party" : quotes.tabs.thirdParty,
    comprehensive: isEnglish ? "Comprehensive" : quotes.tabs.comprehensive,
    select: isEnglish ? "Select" : quotes.card.select,
    why: isEnglish ? "Why this price" : coverAr.why,
    showDetails: isEnglish ? "Show details" : card.showDetails,
    sendRequest: isEnglish ? "Send request" : quotes.footer.send,
    correctThem: check.assumed.correct,
    fullName: isEnglish ? "Full name" : check.contact.fullName,
    confirmAndSend: isEnglish ? "Confirm and send" : check.quote.send,
    openSignUp: isEnglish ? "Sign up with email" : account.signUp.open,
    quote: account.quote,
    openSignUpBeside: isEnglish ? "Sign up with email" : account.quote.signUp,
    signUp: isEnglish ? "Sign up" : account.signUp.submit,
    signUpLink: account.login.signUp,
    email: isEnglish ? "Email" : account.email,
    phone: isEnglish ? "Phone number" : account.phone,
    username: isEnglish ? "Username" : account.username,
    password: isEnglish ? "Password" : account.password,
    code: isEnglish ? "Activation code" : account.activation.code,
    verify: isEnglish ? "Verify" : account.activation.submit,
    activated: account.activation.activated,
    login: isEnglish ? "Login" : account.login.submit,
    saveToAccount: resume.save,
    loginFirst: resume.loginFirst,
    savedUntil: resume.saved.replace("{{moment}}", "").trim(),
    waiting: resume.waiting.heading,
    continueHere: resume.waiting.continue,
    replace: resume.waiting.replace,
    keepHere: resume.waiting.questions.replace.no,
    clear: vehicle.clear.open,
    eraseEverything: vehicle.clear.confirm,
    clearedBoth: resume.clearedBoth,
    pay: profile.requests.pay,
    paidState: profile.requests.state.paid,
    verifyingState: profile.requests.state.verifying_payment,
    awaitingState: profile.requests.state.awaiting_payment,
  };
};

export type Words = ReturnType<typeof wordsOf>;
