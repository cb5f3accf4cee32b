import { useTranslation } from "react-i18next";
import { brand } from "../../../brand.ts";
import * as paths from "../../../contract/page-paths.ts";
import { useSite } from "../../i18n/use-site.ts";
import { SiteHead } from "../head/site-head.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Link } from "../../ui/link.tsx";
import { Page } from "../../ui/page.tsx";
import type { LegalSection, LegalText } from "./legal-text.ts";
import { LegalWords } from "./legal-words.tsx";

type Props = { text: LegalText; other: "terms" | "privacy" };

const others = {
  terms: { path: paths.terms, label: "legal.toTerms" },
  privacy: { path: paths.privacyPolicy, label: "legal.toPrivacy" },
} as const;

export function LegalPage({ text, other }: Props) {
  const { t } = useTranslation("site");
  const { language, pathOf } = useSite();
  const { path, label } = others[other];

  return (
    <>
      <SiteHead
        title={text.title}
        description={text.description.replaceAll("{name}", brand.name[language])}
      />
      <Page heading={text.title} lead={text.lead} above={t("legal.updated")}>
        <div className="grid gap-8 lg:grid-cols-[280px_minmax(0,1fr)] lg:gap-16">
          <div className="grid content-start gap-6 lg:sticky lg:top-6 lg:max-h-[calc(100svh-3rem)] lg:self-start lg:overflow-y-auto lg:p-1">
            <Contents sections={text.sections} />
            <aside aria-labelledby="see-also" className="rounded-card bg-surface-leaf p-5">
              <h2 id="see-also" className="text-sm font-strong tracking-normal text-accent-text">
                {t("legal.seeAlso")}
              </h2>
              <Link href={pathOf(path)} className="link">
                <Icon name="doc" size={20} />
                {t(label)}
              </Link>
            </aside>
          </div>
          <div className="prose">
            {text.sections.map((section, index) => (
              <Section key={section.id} section={section} number={index + 1} language={language} />
            ))}
          </div>
        </div>
      </Page>
    </>
  );
}

function Contents({ sections }: { sections: readonly LegalSection[] }) {
  const { t } = useTranslation("site");

  return (
    <details open className="rounded-card bg-surface-raised p-5 shadow-1">
      <summary className="flex min-h-target items-center justify-between gap-3">
        <h2 className="text-base tracking-normal">{t("legal.contents")}</h2>
        <Icon name="down" size={20} className="turns" />
      </summary>
      <nav aria-label={t("legal.contents")}>
        <ol>
          {sections.map((section, index) => (
            <li key={section.id}>
              <a
                href={`#${section.id}`}
                className="flex min-h-target items-center gap-3 py-1 text-label hover:text-link hover:underline"
              >
                <span className="w-6 shrink-0 text-ink-muted">{index + 1}</span>
                {section.title}
              </a>
            </li>
          ))}
        </ol>
      </nav>
    </details>
  );
}

type SectionProps = { section: LegalSection; number: number; language: "en" | "ar" };

function Section({ section, number, language }: SectionProps) {
  const words = (text: string) => <LegalWords text={text} language={language} />;

  return (
    <>
      <h2 id={section.id} className="text-title-sm">
        {number}. {section.title}
      </h2>
      {section.body.map((part, index) =>
        typeof part === "string" ? (
          <p key={index}>{words(part)}</p>
        ) : (
          <ul key={index}>
            {part.map((line) => (
              <li key={line}>{words(line)}</li>
            ))}
          </ul>
        ),
      )}
    </>
  );
}
