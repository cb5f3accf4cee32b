import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import { preloadModule } from "react-dom";
import { renderToPipeableStream } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  RouterContextProvider,
  ServerRouter,
} from "react-router";
import textFiles from "virtual:text-files";
import { callWith, type Send } from "./api/client.ts";
import {
  apiContext,
  type Installation,
  installationContext,
  nonceContext,
  preferredContext,
  reportContext,
} from "./api/context.ts";
import type { SiteFacts } from "./api/site-facts.ts";
import { handleOf } from "./shell/handle.ts";
import { createI18n } from "./i18n/i18n.ts";
import { type Language, languageOfPage } from "./i18n/language.ts";
import { canonicalPath } from "./canonical-path.ts";
import { deferScripts } from "./shell/deferred-scripts.ts";
import { Nonce } from "./shell/nonce.ts";
import { type Area, allAreas, areasInBrowser, loadTexts } from "./texts.ts";

/** Called by server/http/pages, as this build has a copy of `brand.ts` of its own. */
export { settleBrand } from "../brand.ts";

/** Called by server/http/pages/pages.ts, once for each render. */
export const contextFor = (given: {
  send: Send;
  nonce: string;
  preferred: Language;
  report: (failure: unknown) => void;
  installation: Installation;
}) => {
  const context = new RouterContextProvider();
  context.set(apiContext, callWith(given.send));
  context.set(nonceContext, given.nonce);
  context.set(preferredContext, given.preferred);
  context.set(reportContext, given.report);
  context.set(installationContext, given.installation);
  return context;
};

/** Missing pages and visitors who left are not failures of ours. */
export const handleError: HandleErrorFunction = (failure, { request, context }) => {
  if (!request.signal.aborted && !isRouteErrorResponse(failure))
    context.get(reportContext)(failure);
};

const instances: Record<Language, ReturnType<typeof createI18n>> = {
  en: createI18n("en", await loadTexts("en", allAreas)),
  ar: createI18n("ar", await loadTexts("ar", allAreas)),
};

type PreloadTextsProps = { texts: readonly Area[]; language: Language; children: React.ReactNode };

/** The page's texts load in parallel with its scripts, not after them. */
function PreloadTexts({ texts, language, children }: PreloadTextsProps) {
  for (const area of texts)
    for (const file of textFiles[`web/${area}/${language}.ts`] ?? [])
      preloadModule(file, { as: "script" });
  return children;
}

/** Tells the server that the page may be cached. */
const KIND_HEADER = "x-page-kind";
/** For how long, where not until the site changes. */
const KEPT_HEADER = "x-page-kept-seconds";

const render = (element: React.ReactElement, nonce: string | undefined) =>
  new Promise<string>((resolve, reject) => {
    const body = new PassThrough();
    const { pipe } = renderToPipeableStream(element, {
      ...(nonce !== undefined && { nonce }),
      // All is sent at once: a part put in place by a script would push down what follows it.
      progressiveChunkSize: Infinity,
      onAllReady: () => {
        pipe(body);
        resolve(text(body));
      },
      onShellError: reject,
    });
  });

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
) {
  const url = new URL(request.url);
  const address = canonicalPath(routerContext.staticHandlerContext);
  if (status === 200 && url.pathname !== address)
    return new Response(null, { status: 301, headers: { location: address + url.search } });
  const matches = routerContext.staticHandlerContext.matches.map(({ route }) => ({
    handle: routerContext.routeModules[route.id]?.handle,
  }));
  const { kind, isFresh, keptSeconds, area } = handleOf(matches);
  const language = languageOfPage(url, context.get(preferredContext));
  const site = routerContext.staticHandlerContext.loaderData["root"] as SiteFacts | undefined;
  // A page that knows its visitor's next page is for that visitor alone.
  const isCacheable =
    status === 200 && !isFresh && (kind === "still" || (kind === "cached" && !site?.next));
  const nonce = isCacheable ? undefined : context.get(nonceContext);
  if (isCacheable) headers.set(KIND_HEADER, kind);
  if (isCacheable && keptSeconds !== undefined) headers.set(KEPT_HEADER, String(keptSeconds));
  headers.set("content-type", "text/html; charset=utf-8");

  const html = await render(
    <I18nextProvider i18n={instances[language]}>
      <Nonce value={nonce}>
        <PreloadTexts texts={kind === "still" ? [] : areasInBrowser(area)} language={language}>
          <ServerRouter
            context={routerContext}
            url={request.url}
            {...(nonce !== undefined && { nonce })}
          />
        </PreloadTexts>
      </Nonce>
    </I18nextProvider>,
    nonce,
  );
  return new Response(deferScripts(html), { status, headers });
}
