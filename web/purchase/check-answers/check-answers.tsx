import { useCallback, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Handle } from "../../handle.ts";
import { useSite } from "../../i18n/use-site.ts";
import { loginFor } from "../choice/login-first.ts";
import { recallSent } from "../choice/sent-request.ts";
import type { StoredChoice } from "../choice/stored-choice.ts";
import { CheckPage } from "./check-page.tsx";
import { CheckSkeleton } from "./check-skeleton.tsx";
import { gatherPurchase, type Gathered, type Purchase } from "./gather-purchase.ts";
import { AlreadySent, NothingToCheck, PicturesMissing } from "./nothing-to-check.tsx";
import { SendPurchase } from "./send-purchase.tsx";

export const handle: Handle = { kind: "kept", area: "purchase" };

export default function CheckAnswers() {
  const { t } = useTranslation("purchase");
  const { pathOf } = useSite();
  // The page is kept without anyone's answers: they are read from the device.
  const [gathered, setGathered] = useState<Gathered>({ state: "reading" });
  useEffect(() => void gatherPurchase().then(setGathered), []);

  const loginFirst = useCallback(
    () => location.replace(pathOf(loginFor(pathOf("/check-answers")))),
    [pathOf],
  );
  useEffect(() => {
    if (gathered.state === "loginFirst") loginFirst();
  }, [gathered.state, loginFirst]);

  // The browser may bring back the page as it was when it left for the card page.
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => {
      const sent = persisted ? recallSent() : undefined;
      if (sent) setGathered({ state: "sent", sent });
    };
    addEventListener("pageshow", onShow);
    return () => removeEventListener("pageshow", onShow);
  }, []);

  const changeChoice = useCallback(
    (choice: StoredChoice) => setGathered((before) => withChoice(before, choice)),
    [],
  );

  const isReading = gathered.state === "reading" || gathered.state === "loginFirst";
  if (gathered.state === "ready")
    return (
      <SendPurchase
        purchase={gathered.purchase}
        onChoice={changeChoice}
        onLoginFirst={loginFirst}
      />
    );

  return (
    <CheckPage {...(isReading && { lead: t("check.lead") })}>
      {gathered.state === "lacking" && <NothingToCheck lacking={gathered.lacking} />}
      {gathered.state === "lackingPictures" && <PicturesMissing slots={gathered.slots} />}
      {gathered.state === "sent" && <AlreadySent sent={gathered.sent} />}
      {isReading && <CheckSkeleton label={t("check.loading")} />}
    </CheckPage>
  );
}

function withChoice(before: Gathered, choice: StoredChoice): Gathered {
  if (before.state !== "ready") return before;
  const purchase: Purchase = { ...before.purchase, choice };
  return { state: "ready", purchase };
}
