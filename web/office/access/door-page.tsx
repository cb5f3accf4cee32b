import type { ReactNode } from "react";
import { brand } from "../../../brand.ts";
import { useTranslation } from "react-i18next";
import { CappedCard } from "../../ui/card.tsx";
import { Mark } from "../../ui/drawings/mark.tsx";
import { LanguageButton } from "../kit/language-button.tsx";
import { PageTitle } from "../kit/page-title.tsx";
import { useLanguage } from "../kit/use-language.ts";

type Props = { heading: string; children: ReactNode };

/** The pages before the login: one card, nothing else. */
export function DoorPage({ heading, children }: Props) {
  const { t } = useTranslation("office");
  const { language } = useLanguage();

  return (
    <main className="mx-auto grid min-h-svh w-full max-w-112 content-center gap-4 px-4 py-10">
      <PageTitle>{heading}</PageTitle>
      <CappedCard
        cap={
          <div className="flex items-center gap-3">
            <Mark onCanopy className="size-11" />
            <p className="leading-snug">
              <span className="block text-lg font-display">{brand.name[language]}</span>
              <span className="text-sm text-canopy-muted">{t("name")}</span>
            </p>
          </div>
        }
      >
        <h1 className="text-title">{heading}</h1>
        <div className="mt-5 grid gap-5">{children}</div>
      </CappedCard>
      <LanguageButton className="justify-self-center" />
    </main>
  );
}
