import { isLanguage } from "../../../domain/language.ts";
import { formatDate } from "../../i18n/formats.ts";
import { isolated } from "../../i18n/isolated.ts";

/** print.css ends what is printed with the site's address and the day, which a kept page cannot know. */
export const datePrints = () =>
  addEventListener("beforeprint", () => {
    const { lang } = document.documentElement;
    if (!isLanguage(lang)) return;
    const day = formatDate(new Date().toISOString(), lang);
    document
      .querySelector("body > footer")
      ?.setAttribute("data-printed", `${isolated(location.host, lang)} · ${day}`);
  });
