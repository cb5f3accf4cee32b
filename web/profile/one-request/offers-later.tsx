import { lazy, Suspense } from "react";
import { getI18n, useTranslation } from "react-i18next";
import type { RequestDetails } from "../../../contract/requests.ts";
import { LaterPart } from "../../shell/later-part.tsx";
import { LoadFailed } from "../../ui/load-failed.tsx";
import type { Notice } from "../notice.ts";

const texts = {
  en: () => import("../offers/en.ts"),
  ar: () => import("../offers/ar.ts"),
};

/** The server has all texts already. */
const addTexts = async () => {
  if (import.meta.env.SSR) return;
  const i18n = getI18n();
  const language = i18n.language === "ar" ? "ar" : "en";
  i18n.addResourceBundle(language, "profile/offers", (await texts[language]()).default);
};

const Offers = lazy(async () => {
  try {
    const [part] = await Promise.all([import("../offers/offers.tsx"), addTexts()]);
    return part;
  } catch {
    return { default: PartFailed };
  }
});

type Props = {
  request: RequestDetails;
  notify: (what: Notice) => void;
  onChanged: () => Promise<void>;
};

/** Most requests never have offers, so only those that do load this part. */
export function OffersLater(props: Props) {
  if (props.request.offers.length === 0) return null;

  return (
    <Suspense fallback={null}>
      <LaterPart>
        <Offers {...props} />
      </LaterPart>
    </Suspense>
  );
}

function PartFailed() {
  const { t } = useTranslation("profile");

  return (
    <LoadFailed retryLabel={t("reload")} onRetry={() => location.reload()}>
      {t("one.failed.text")}
    </LoadFailed>
  );
}
