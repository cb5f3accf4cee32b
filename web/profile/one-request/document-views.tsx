import { useTranslation } from "react-i18next";
import type { RequestDetails } from "../../../contract/requests.ts";
import { formatMoment } from "../../i18n/formats.ts";
import { useSite } from "../../i18n/use-site.ts";
import { Card } from "../../ui/card.tsx";
import { Icon } from "../../ui/icon.tsx";
import { usePictureName } from "../use-picture-name.ts";

/** Customers see every time staff opened one of their documents (ruling D1). */
export function Views({ views }: Pick<RequestDetails, "views">) {
  const { t } = useTranslation("profile/one-request");
  const { language } = useSite();
  const nameOf = usePictureName();

  return (
    <Card>
      <h2 className="text-lg leading-snug tracking-normal">{t("views.heading")}</h2>
      {views.length === 0 ? (
        <p className="mt-2 text-sm text-ink-muted">{t("views.none")}</p>
      ) : (
        <ul className="mt-3 grid gap-3">
          {views.map(({ slot, at }, index) => (
            <li key={`${at} ${slot} ${index}`} className="flex gap-3">
              <Icon name="eye" size={20} className="mt-0.5 text-ink-muted" />
              <span>
                <span className="block">{nameOf(slot)}</span>
                <span className="block text-sm text-ink-muted">
                  {t("views.byTeam")} ·{" "}
                  <time dateTime={at}>{formatMoment(at, language, "long")}</time>
                </span>
              </span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
