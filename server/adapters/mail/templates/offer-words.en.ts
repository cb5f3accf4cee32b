import { longDate } from "../../shown-dates.ts";
import type { OfferInMail } from "../mail.ts";
import { wholeAed } from "./whole-aed.ts";

const covers = { thirdParty: "Third party", comprehensive: "Comprehensive" };
const repairs = { garage: "repair at an approved garage", agency: "repair at the agency" };

/** The plan, and its terms as far as they are known, line by line. */
export const offerLines = (offer: OfferInMail): string[] => {
  const { excessAed, repair, sumInsuredAed, startDate } = offer;
  const terms = [
    covers[offer.coverType],
    ...(excessAed === null ? [] : [`excess ${wholeAed(excessAed)}`]),
    ...(repair === null ? [] : [repairs[repair]]),
    ...(sumInsuredAed === null ? [] : [`sum insured ${wholeAed(sumInsuredAed)}`]),
    ...(startDate === null ? [] : [`cover from ${longDate(startDate, "en")}`]),
  ];
  return [offer.insurerName.en, offer.planName.en, terms.join(", ")];
};
