import type { i18n } from "i18next";
import { useEffect, useState } from "react";
import { createI18n } from "../../../i18n/i18n.ts";
import type { Language } from "../../../../domain/language.ts";

const loaders = {
  en: () => import("../../../prices/cover/en.ts"),
  ar: () => import("../../../prices/cover/ar.ts"),
};

export type CoverTexts = Record<Language, i18n>;

const loadTexts = async (language: Language) =>
  createI18n(language, { "prices/cover": (await loaders[language]()).default });

/** The words in which customers read of cover; null without a network. */
export function useCoverTexts(): CoverTexts | null | undefined {
  const [texts, setTexts] = useState<CoverTexts | null>();

  useEffect(() => {
    let isLeft = false;
    void Promise.all([loadTexts("en"), loadTexts("ar")]).then(
      ([en, ar]) => isLeft || setTexts({ en, ar }),
      () => isLeft || setTexts(null),
    );
    return () => {
      isLeft = true;
    };
  }, []);

  return texts;
}
