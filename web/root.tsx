import { useContext } from "react";
import { useTranslation } from "react-i18next";
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useMatches,
  useRouteError,
  useRouteLoaderData,
} from "react-router";
import { brandStatement } from "../brand.ts";
import { readNavigation } from "../contract/navigation.ts";
import { sameOriginPath } from "../domain/accounts/same-origin-path.ts";
import type { Route } from "./+types/root.ts";
import { apiContext, installationContext, preferredContext } from "./api/context.ts";
import type { SiteFacts } from "./api/site-facts.ts";
import alexandria from "./fonts/alexandria.woff2?url";
import manrope from "./fonts/manrope.woff2?url";
import { handleOf } from "./shell/handle.ts";
import { directionOf, isArabicPath, languageOfPage, plainPath } from "./i18n/language.ts";
import { defaultNavigation } from "../contract/default-navigation.ts";
import { AlternateLinks } from "./shell/alternate-links.tsx";
import earlyPress from "./shell/early-press.ts?inline-script";
import { ErrorPage } from "./shell/error-page.tsx";
import { InlineScript } from "./shell/inline-script.tsx";
import { Nonce } from "./shell/nonce.ts";
import NotFound from "./shell/not-found.tsx";
import { Shell } from "./shell/shell.tsx";
import startScripts from "./shell/start-scripts.ts?inline-script";
import stillScript from "./shell/still.ts?inline-script";
import "./styles/app.css";

/** The built-in menu replaces the navigation on any error (part 1 section 4). */
export const loader = async ({ url, context }: Route.LoaderArgs): Promise<SiteFacts> => {
  const answer = await context.get(apiContext)(readNavigation);
  return {
    language: languageOfPage(url, context.get(preferredContext)),
    onArabicPath: isArabicPath(url.pathname),
    path: plainPath(url.pathname),
    next: sameOriginPath(url.searchParams.get("next")),
    navigation: answer.code === 200 ? answer.data.data : defaultNavigation,
    installation: context.get(installationContext),
  };
};

/** Menu and language stay the same while moving between pages of an area. */
export const shouldRevalidate = () => false;

/** What the speed report needs, for which browsers need no code. */
const { countedPage } = import.meta.env.SSR ? await import("../contract/counted-page.ts") : {};
const speedReport = import.meta.env.SSR
  ? (await import("./shell/report-speed.ts?fetched-script")).default
  : undefined;
const chatFiles = import.meta.env.SSR
  ? {
      en: (await import("./shell/chat/chat-en.ts?fetched-script")).default,
      ar: (await import("./shell/chat/chat-ar.ts?fetched-script")).default,
    }
  : undefined;
const stylesheet = import.meta.env.SSR ? (await import("./styles/still.css?inline")).default : "";

export function Layout({ children }: { children: React.ReactNode }) {
  const root = useRouteLoaderData<SiteFacts>("root");
  const { i18n } = useTranslation();
  const { kind, area } = handleOf(useMatches());
  const nonce = useContext(Nonce);
  // The texts know the language even when the loader failed.
  const language = root?.language ?? (i18n.language === "ar" ? "ar" : "en");
  const error = useRouteError();
  // A failed page is not cached, so its inline style and script have no hash: send it as a live page.
  const isStill = kind === "still" && !error;

  return (
    <html
      lang={language}
      dir={directionOf(language)}
      data-area={area}
      // Passes the company's facts on to the browser.
      data-brand={brandStatement}
      data-speed={speedReport}
      // Absent where another chat takes its place.
      data-chat={root?.installation.chatWidget ? undefined : chatFiles?.[language]}
      data-page={countedPage?.(root?.path ?? "other")}
      // Browsers are not told again what the speed report needs.
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#0e3329" />
        <link
          rel="preload"
          as="font"
          type="font/woff2"
          crossOrigin="anonymous"
          href={language === "ar" ? alexandria : manrope}
        />
        <Meta />
        <AlternateLinks />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icons/icon-180.png" />
        <link rel="manifest" href="/site.webmanifest" />
        {isStill ? (
          <style nonce={nonce} dangerouslySetInnerHTML={{ __html: stylesheet }} />
        ) : (
          <Links />
        )}
      </head>
      <body>
        {!isStill && <InlineScript code={earlyPress + startScripts} />}
        {children}
        {import.meta.env.SSR && isStill ? (
          <script type="module" nonce={nonce} dangerouslySetInnerHTML={{ __html: stillScript }} />
        ) : (
          <>
            <ScrollRestoration />
            <Scripts />
          </>
        )}
      </body>
    </html>
  );
}

export default function App() {
  return <Outlet />;
}

export function ErrorBoundary() {
  const error = useRouteError();
  const isMissing = isRouteErrorResponse(error) && error.status === 404;

  return <Shell>{isMissing ? <NotFound /> : <ErrorPage />}</Shell>;
}
