import { useTranslation } from "react-i18next";
import type { Offer } from "../../../contract/offer.ts";
import { acceptOffer, declineOffer } from "../../../contract/offers.ts";
import type { ShownProblemCode } from "../../../contract/problems.ts";
import type { RequestDetails } from "../../../contract/requests.ts";
import { call } from "../../api/client.ts";
import { useSite } from "../../i18n/use-site.ts";
import type { Notice } from "../notice.ts";

type Answer = { code: number | string; data: unknown };

type Options = {
  request: RequestDetails;
  notify: (what: Notice) => void;
  onChanged: () => Promise<void>;
};

/** Whatever was answered, the request is read again: a refusal means that it changed. */
export function useOffers({ request, notify, onChanged }: Options) {
  const { t } = useTranslation(["profile/offers", "profile"]);
  const { t: problem } = useTranslation("problems");
  const { language } = useSite();

  const report = async (answer: Answer | undefined, success: string): Promise<void> => {
    if (!answer) return notify({ kind: "error", text: t("failed") });
    if (answer.code === 401)
      return notify({
        kind: "error",
        text: t("profile:requests.loginToAct"),
        needsLogin: true,
      });
    await onChanged();
    if (answer.code === 200) return notify({ kind: "success", text: success });
    notify({ kind: "error", text: problem((answer.data as { code: ShownProblemCode }).code) });
  };

  return {
    accept: async (offer: Offer, insteadOf: Offer | undefined) => {
      const params = { id: request._id, offerId: offer.id };
      const body = { version: offer.version, insteadOf: insteadOf?.id ?? null };
      const answer = await call(acceptOffer, { params, body }).catch(() => undefined);
      await report(answer, t("wasAccepted", { insurer: offer.insurerName[language] }));
    },

    decline: async (offer: Offer) => {
      const params = { id: request._id, offerId: offer.id };
      const answer = await call(declineOffer, { params }).catch(() => undefined);
      await report(answer, t("wasDeclined"));
    },
  };
}
