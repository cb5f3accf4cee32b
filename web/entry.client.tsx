import { type ReactNode, StrictMode, startTransition, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { I18nextProvider } from "react-i18next";
import { HydratedRouter } from "react-router/dom";
import { createI18n } from "./i18n/i18n.ts";
import { isLanguage } from "../domain/language.ts";
import { PAGE_LIVE } from "./shell/page-live.ts";
import { type Area, areasInBrowser, loadTexts } from "./texts.ts";

const { lang, dataset } = document.documentElement;
const language = isLanguage(lang) ? lang : "en";
const area = (dataset["area"] ?? "shell") as Area;

const texts = await loadTexts(language, areasInBrowser(area));

/** Effects run from the inside out: when this one runs, the whole page is interactive. */
function AnnounceLive({ children }: { children: ReactNode }) {
  useEffect(() => {
    document.dispatchEvent(new Event(PAGE_LIVE));
  }, []);

  return children;
}

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <I18nextProvider i18n={createI18n(language, texts)}>
        <AnnounceLive>
          <HydratedRouter />
        </AnnounceLive>
      </I18nextProvider>
    </StrictMode>,
  );
});
