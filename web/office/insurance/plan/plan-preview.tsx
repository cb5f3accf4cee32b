import { useState } from "react";
import { I18nextProvider, useTranslation } from "react-i18next";
import type { Bilingual, Language } from "../../../../domain/language.ts";
import type { PlanContent } from "../../../../domain/insurance/plan-content.ts";
import { CoverLine } from "../../../prices/cover/cover-lines.tsx";
import { Segmented } from "../../../ui/segmented.tsx";
import { Panel } from "../../kit/panel.tsx";
import type { CoverTexts } from "./use-cover-texts.ts";

/** Of a customer's card, in pixels, on a screen of that width. */
const cardWidths = { wide: 880, narrow: 358 } as const;
type Width = keyof typeof cardWidths;
const widths = Object.keys(cardWidths) as Width[];
const languages = ["en", "ar"] as const;

type Props = { content: PlanContent; insurer: Bilingual; texts: CoverTexts };

/** The plan in the words and with the lines that customers see, as it stands on the screen. */
export function PlanPreview({ content, insurer, texts }: Props) {
  const { t } = useTranslation("office");
  const [width, setWidth] = useState<Width>("wide");

  return (
    <Panel heading={t("insurance.plan.preview")}>
      <Segmented
        label={t("insurance.plan.widths.label")}
        name="preview-width"
        layout="row"
        className="mb-4 max-w-sm"
        choices={widths.map((value) => ({ value, label: t(`insurance.plan.widths.${value}`) }))}
        value={width}
        onChange={({ target }) => setWidth(target.value === "narrow" ? "narrow" : "wide")}
      />
      <div className="grid grid-cols-1 gap-5">
        {languages.map((language) => (
          <section key={language} className="grid grid-cols-1 gap-2">
            <h3 className="text-label font-strong">{t(`insurance.plan.languages.${language}`)}</h3>
            <I18nextProvider i18n={texts[language]}>
              <Shown {...{ content, insurer, language, width }} />
            </I18nextProvider>
          </section>
        ))}
      </div>
    </Panel>
  );
}

type ShownProps = Omit<Props, "texts"> & { language: Language; width: Width };

function Shown({ content, insurer, language, width }: ShownProps) {
  const { t } = useTranslation("prices/cover");
  const { name, description, cover, terms } = content;

  return (
    <div
      lang={language}
      dir={language === "ar" ? "rtl" : "ltr"}
      style={{ inlineSize: cardWidths[width] }}
      className="@container grid max-w-full gap-3 rounded-card border border-line bg-surface-raised p-5"
    >
      <p className="text-sm text-ink-muted">{insurer[language]}</p>
      <p className="text-lg leading-snug font-strong break-words">{name[language]}</p>
      <p className="break-words">{description[language]}</p>
      <ul className="grid gap-2 @min-[36rem]:grid-cols-2">
        {cover.map((line) => (
          <CoverLine key={line.benefit} line={line} />
        ))}
      </ul>
      <ul className="grid list-disc gap-1 ps-5 text-sm text-ink-muted">
        {terms.map((code) => (
          <li key={code}>{t(`terms.${code}`)}</li>
        ))}
      </ul>
    </div>
  );
}
