import { longDate } from "../../shown-dates.ts";
import type { OfferInMail } from "../mail.ts";
import { wholeAed } from "./whole-aed.ts";

const covers = { thirdParty: "ضد الغير", comprehensive: "شامل" };
const repairs = { garage: "التصليح في ورشة معتمدة", agency: "التصليح في الوكالة" };

/** The plan, and its terms as far as they are known, line by line. */
export const offerLines = (offer: OfferInMail): string[] => {
  const { excessAed, repair, sumInsuredAed, startDate } = offer;
  const terms = [
    covers[offer.coverType],
    ...(excessAed === null ? [] : [`مبلغ التحمّل ${wholeAed(excessAed)}`]),
    ...(repair === null ? [] : [repairs[repair]]),
    ...(sumInsuredAed === null ? [] : [`مبلغ التأمين ${wholeAed(sumInsuredAed)}`]),
    ...(startDate === null ? [] : [`بداية التغطية ${longDate(startDate, "ar")}`]),
  ];
  return [offer.insurerName.ar, offer.planName.ar, terms.join("، ")];
};
