import { createHash } from "node:crypto";
import { brand } from "../../../brand.ts";
import { type Language, languages } from "../../../domain/language.ts";
import { problemTexts } from "../problem-texts.ts";

const style =
  "body{background:#f8f0e2;color:#12332a;font:1.125rem/1.6 system-ui,sans-serif;margin:0 auto;" +
  "max-width:36rem;padding:20vh 1.25rem;text-align:center}h1{font-size:1.5rem}";

const hash = createHash("sha256").update(style).digest("base64");

export const busyPagePolicy = `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

const pageIn = (language: Language) => {
  const name = brand.name[language];
  return Buffer.from(`<!doctype html>
<html lang="${language}" dir="${language === "ar" ? "rtl" : "ltr"}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${name}</title><style>${style}</style></head>
<body><main><h1>${name}</h1><p>${problemTexts[language]["request.busy"]}</p></main></body>
</html>
`);
};

export const busyPages = Object.fromEntries(
  languages.map((language) => [language, pageIn(language)]),
) as Record<Language, Buffer>;
