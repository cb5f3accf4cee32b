import { useTranslation } from "react-i18next";
import type { Offer } from "../../../contract/offer.ts";
import { acceptOffer, declineOffer } from "../../../contract/offers.ts";
import type { RequestDetails } from "../../../contract/requests.ts";
import { type Answer, call } from "../../api/client.ts";
import { useWrite } from "../../api/use-write.ts";
import { useSite } from "../../i18n/use-site.ts";
import type { Notice } from "../notice.ts";

type Answered = Answer<typeof acceptOffer> | Answer<typeof declineOffer>;

type Options = {
  request: RequestDetails;
  notify: (what: Notice) => void;
  onChanged: () => Promise<unknown>;
};

/** Whatever was answered, the request is read again: a refusal means that it changed. */
export function useOffers({ request, notify, onChanged }: Options) {
  const { t } = useTranslation(["profile/offers", "profile"]);
  const { t: problem } = useTranslation("problems");
  const { language } = useSite();
  const { isBusy, write } = useWrite();

  const send = (asking: () => Promise<Answered>, success: string) =>
    write(asking, async ({ code, data }) => {
      if (code === "unreachable") return notify({ kind: "error", text: t("failed") });
      if (code === 401)
        return notify({
          kind: "error",
          text: t("profile:requests.loginToAct"),
          needsLogin: true,
        });
      await onChanged();
      if (code === 200) return notify({ kind: "success", text: success });
      notify({ kind: "error", text: problem(data.code) });
    });

  const paramsOf = (offer: Offer) => ({ id: request._id, offerId: offer.id });
  const accepting = (offer: Offer, insteadOf: Offer | undefined) =>
    call(acceptOffer, {
      params: paramsOf(offer),
      body: { version: offer.version, insteadOf: insteadOf?.id ?? null },
    });
  const declining = (offer: Offer) => call(declineOffer, { params: paramsOf(offer) });

  return {
    isBusy,
    accept: (offer: Offer, insteadOf: Offer | undefined) =>
      send(
        () => accepting(offer, insteadOf),
        t("wasAccepted", { insurer: offer.insurerName[language] }),
      ),
    decline: (offer: Offer) => send(() => declining(offer), t("wasDeclined")),
  };
}
