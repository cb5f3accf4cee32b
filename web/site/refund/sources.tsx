import { useTranslation } from "react-i18next";
import { TextLink } from "../../ui/link.tsx";
import { Pill, type PillTone } from "../../ui/pill.tsx";

const RULEBOOK = "https://rulebook.centralbank.ae/en/entiresection/3020";
const SCALE = "https://www.savington-iib.com/refund-after-cancelling-motor-insurance-policy/";

const sources = [
  { text: "notice", mark: "verified", tone: "good" },
  { text: "scale", mark: "quoted", tone: "calm" },
  { text: "proof", mark: "practice", tone: "calm" },
  { text: "months", mark: "assumption", tone: "waiting" },
] as const satisfies readonly { tone: PillTone; [more: string]: string }[];

export function Sources() {
  const { t } = useTranslation("site");

  return (
    <section className="below-fold pt-section" data-reveal="">
      <h2>{t("refund.sources.heading")}</h2>
      <ul className="mt-6 grid max-w-form gap-4">
        {sources.map(({ text, mark, tone }) => (
          <li key={text} className="grid gap-1.5 sm:grid-cols-[190px_1fr] sm:gap-5">
            <span>
              <Pill tone={tone} wraps>
                {t(`refund.sources.${mark}`)}
              </Pill>
            </span>
            <span className="text-label">
              {t(`refund.sources.${text}`)}{" "}
              {text === "notice" && (
                <TextLink href={RULEBOOK} className="min-h-0">
                  {t("refund.sources.rulebook")}
                </TextLink>
              )}
              {text === "scale" && (
                <TextLink href={SCALE} className="min-h-0">
                  {t("refund.sources.broker")}
                </TextLink>
              )}
            </span>
          </li>
        ))}
      </ul>
      <p className="mt-6 max-w-form text-label text-ink-muted">{t("refund.sources.decides")}</p>
    </section>
  );
}
