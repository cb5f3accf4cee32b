import { useTranslation } from "react-i18next";
import { formatMoment } from "../../../i18n/formats.ts";
import { Panel } from "../../kit/panel.tsx";
import { useLanguage } from "../../kit/use-language.ts";
import type { SideCardProps } from "./side-card.ts";

/** What the person agreed to, the last time of each kind (ruling P15). */
export function ConsentsCard({ client: { consents } }: SideCardProps) {
  const { t } = useTranslation("office");
  const { language } = useLanguage();

  return (
    <Panel heading={t("clients.one.consents.heading")}>
      {consents.length === 0 ? (
        <p className="text-sm text-ink-muted">{t("clients.one.consents.none")}</p>
      ) : (
        <dl className="grid gap-3 text-sm">
          {consents.map(({ kind, version, at }) => (
            <div key={kind} className="border-line not-first:border-t not-first:pt-3">
              <dt className="font-medium">{t(`clients.one.consents.${kind}`)}</dt>
              <dd className="text-xs text-ink-muted">
                {t("clients.one.consents.version", { version: `\u2066${version}\u2069` })}
                {" · "}
                <time dateTime={at}>{formatMoment(at, language)}</time>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </Panel>
  );
}
