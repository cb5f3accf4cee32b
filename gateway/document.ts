import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { html, raw, type Html } from "./html.ts";
import { icon } from "./icons.ts";
import type { Language } from "./order.ts";
import { texts } from "./texts.ts";

export type Page = { html: string; policy: string };

const sheet = readFileSync(new URL("./practice.css", import.meta.url), "utf8");
const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
const sheetHash = hashOf(sheet);

type Content = { language: Language; title: string; body: Html; script?: string };

/** Browsers also check form-action on the shop's redirect, so it names the shop. */
export const documentOf = (content: Content, returnOrigins: readonly string[]): Page => {
  const { language, title, body, script } = content;
  const t = texts[language];
  const markup = html`<!doctype html>
    <html lang="${language}" dir="${language === "ar" ? "rtl" : "ltr"}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta name="referrer" content="no-referrer" />
        <title>${title} · ${t.gateway}</title>
        ${raw(`<style>${sheet}</style>`)}
      </head>
      <body>
        <header class="top">
          <p class="name">${icon("terminal")}<span>${t.gateway}</span></p>
          <p class="notice"><strong>${t.demonstration}</strong> <span>${t.notice}</span></p>
        </header>
        <main>${body}</main>
        ${script === undefined ? "" : raw(`<script>${script}</script>`)}
      </body>
    </html>`;

  const policy = [
    "default-src 'none'",
    `style-src ${sheetHash}`,
    `script-src ${script === undefined ? "'none'" : hashOf(script)}`,
    "font-src 'self'",
    `form-action 'self' ${returnOrigins.join(" ")}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
  return { html: markup.markup, policy };
};
