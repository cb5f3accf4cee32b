import type { Language } from "../../domain/language.ts";
import accountAr from "../../web/account/ar.ts";
import accountEn from "../../web/account/en.ts";
import profileAr from "../../web/profile/ar.ts";
import profileEn from "../../web/profile/en.ts";
import purchaseAr from "../../web/purchase/ar.ts";
import purchaseEn from "../../web/purchase/en.ts";

const areas = {
  en: { account: accountEn, purchase: purchaseEn, profile: profileEn },
  ar: { account: accountAr, purchase: purchaseAr, profile: profileAr },
} as const;

/**
 * The names by which a journey finds its controls. In English they are those that outside checks
 * rely on, written out; in Arabic the product's own texts.
 */
export const wordsOf = (language: Language) => {
  const { account, purchase, profile } = areas[language];
  const isEnglish = language === "en";
  const { vehicle, quotes, check } = purchase;
  return {
    renew: isEnglish ? "Renew" : vehicle.renew.title,
    buyNew: isEnglish ? "Buy new" : vehicle.buyNew.title,
    plateSource: isEnglish ? "Plate source" : vehicle.plate.source,
    plateCode: isEnglish ? "Plate code" : vehicle.plate.code,
    plateNumber: isEnglish ? "Plate number" : vehicle.plate.number,
    cylinders: isEnglish ? "Engine cylinders" : vehicle.car.cylinders,
    body: isEnglish ? "Car body type" : vehicle.car.body,
    saloon: isEnglish ? "Saloon" : vehicle.car.saloon,
    /** The file inputs of a renewal. */
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
    showDetails: isEnglish ? "Show details" : quotes.card.showDetails,
    sendRequest: isEnglish ? "Send request" : quotes.footer.send,
    confirmAndSend: isEnglish ? "Confirm and send" : check.quote.send,
    openSignUp: isEnglish ? "Sign up with email" : account.signUp.open,
    signUp: isEnglish ? "Sign up" : account.signUp.submit,
    signUpLink: account.login.signUp,
    email: isEnglish ? "Email" : account.email,
    phone: isEnglish ? "Phone number" : account.phone,
    username: isEnglish ? "Username" : account.username,
    password: isEnglish ? "Password" : account.password,
    code: isEnglish ? "Activation code" : account.activation.code,
    verify: isEnglish ? "Verify" : account.activation.submit,
    login: isEnglish ? "Login" : account.login.submit,
    paidState: profile.requests.state.paid,
    verifyingState: profile.requests.state.verifying_payment,
    awaitingState: profile.requests.state.awaiting_payment,
  };
};

export type Words = ReturnType<typeof wordsOf>;
