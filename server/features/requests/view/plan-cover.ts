import type { Offer } from "../../../../contract/offer.ts";
import type { PlanCover } from "../../../../contract/requests.ts";
import type { Language } from "../../../../domain/language.ts";
import { coverOfQuote } from "../../../../domain/quotes/quote-cover.ts";
import type { RequestRow } from "../../../records/requests/requests-store.ts";
import { inputsOfRow } from "../../../records/requests/stored-inputs.ts";
import type { Quotes } from "../../quotes/quotes.ts";

/** What was priced: cover of third parties has neither excess nor repair, whatever was answered. */
const chosenIn = (request: RequestRow) => {
  const { excess, repair, addOns } = inputsOfRow(request);
  const hasOwnDamage = request.coverType === "comprehensive";
  return {
    excessAed: (hasOwnDamage ? excess?.value : null) ?? null,
    repair: (hasOwnDamage ? repair?.value : null) ?? null,
    addOns: addOns?.value ?? [],
    ledger: request.ledger ?? [],
  };
};

const isChosen = ({ state }: Offer) => state === "accepted" || state === "bought";

/** The plan of a request in the version that it was sold in, or as an agent offered it. */
export const readPlanCover = async (
  quotes: Pick<Quotes, "versionNamed">,
  request: RequestRow,
  offers: readonly Offer[],
  language: Language,
): Promise<PlanCover | null> => {
  const version = await quotes.versionNamed(request);
  if (!version) return null;
  const offered = offers.find(isChosen);
  return {
    version: version.versionDigest,
    cover: offered?.cover ?? coverOfQuote(version.cover, chosenIn(request)),
    terms: offered?.terms ?? version.terms,
    description: language === "ar" ? version.descriptionAr : version.descriptionEn,
    documents: version.documents,
  };
};
