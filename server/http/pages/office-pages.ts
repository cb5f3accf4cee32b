import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { brand, brandStatement } from "../../../brand.ts";
import type { Language } from "../../../domain/language.ts";
import { languageOf } from "../language.ts";
import { officePolicy } from "../security-headers.ts";
import { forever } from "./built-pages.ts";
import { keepOneAddress } from "./one-address.ts";

const FOLDER = fileURLToPath(new URL("../../../build/office", import.meta.url));
const BASE = "/office/";

/** What the office's only document loads. */
export type OfficeFiles = {
  scripts: readonly string[];
  styles: readonly string[];
  /** Loaded beside the script, so that a visit begins with its texts. */
  texts: Record<Language, string | undefined>;
};

/** https://vite.dev/guide/backend-integration */
type Manifest = Record<string, { file: string; css?: string[] }>;

export const builtOfficeFiles = async (): Promise<OfficeFiles> => {
  const text = await readFile(`${FOLDER}/.vite/manifest.json`, "utf8");
  const manifest = JSON.parse(text) as Manifest;
  const entry = manifest["web/office/main.tsx"];
  const addressOf = (file: string | undefined) => file && BASE + file;
  return {
    scripts: [BASE + (entry?.file ?? "")],
    styles: (entry?.css ?? []).map((file) => BASE + file),
    texts: {
      en: addressOf(manifest["web/office/en.ts"]?.file),
      ar: addressOf(manifest["web/office/ar.ts"]?.file),
    },
  };
};

/** Passes the company's facts on to the browser, as public pages do. */
const statedFacts = () =>
  brandStatement === undefined
    ? ""
    : ` data-brand="${brandStatement.replaceAll("&", "&amp;").replaceAll('"', "&quot;")}"`;

const documentIn = (language: Language, { scripts, styles, texts }: OfficeFiles) => {
  const preloaded = texts[language];
  const head = [
    ...styles.map((href) => `<link rel="stylesheet" href="${href}">`),
    ...(preloaded ? [`<link rel="modulepreload" href="${preloaded}">`] : []),
    ...scripts.map((src) => `<script type="module" src="${src}"></script>`),
  ];
  return `<!doctype html>
<html lang="${language}" dir="${language === "ar" ? "rtl" : "ltr"}"${statedFacts()}>
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><meta name="theme-color" content="#0e3329">
<title>${brand.name[language]}</title>
<link rel="icon" href="/icon.svg" type="image/svg+xml">
${head.join("\n")}
</head><body><div id="office"></div></body></html>
`;
};

export const addOfficeFiles = (app: FastifyInstance) =>
  app.register(fastifyStatic, {
    root: `${FOLDER}/assets`,
    prefix: `${BASE}assets/`,
    decorateReply: false,
    wildcard: false,
    preCompressed: true,
    cacheControl: false,
    globIgnore: ["**/*.br", "**/*.gz"],
    setHeaders: forever,
  });

export const addOfficePages = (
  app: FastifyInstance,
  files: OfficeFiles,
  options: { publicUrl: string; isSecure: boolean; isBuilt: boolean },
) => {
  const policy = officePolicy(options);

  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    if (request.url.startsWith(`${BASE}assets/`)) return reply.callNotFound();
    return reply
      .headers({
        "content-security-policy": policy,
        "cache-control": "no-store",
        "referrer-policy": "no-referrer",
        "x-robots-tag": "noindex",
        vary: "Cookie, Accept-Language",
      })
      .type("text/html; charset=utf-8")
      .send(documentIn(languageOf(request), files));
  };

  return app.register(async (pages) => {
    keepOneAddress(pages, options.publicUrl);
    for (const url of ["/office", "/office/*"])
      pages.route({
        method: ["GET", "HEAD"],
        url,
        config: { isPage: true },
        handler: answer,
      });
  });
};
