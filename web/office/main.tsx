import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { I18nextProvider } from "react-i18next";
import { RouterProvider } from "react-router/dom";
import { isLanguage } from "../../domain/language.ts";
import { createI18n } from "../i18n/i18n.ts";
import "./office.css";
import { createOfficeRouter } from "./routes.tsx";
import { loadOfficeTexts } from "./texts.ts";

const { lang } = document.documentElement;
const language = isLanguage(lang) ? lang : "en";
const texts = await loadOfficeTexts(language);
const place = document.getElementById("office");

if (place)
  createRoot(place).render(
    <StrictMode>
      <I18nextProvider i18n={createI18n(language, texts)}>
        <RouterProvider router={createOfficeRouter()} />
      </I18nextProvider>
    </StrictMode>,
  );
