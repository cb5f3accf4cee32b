import { type ReactNode, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";
import { keepServerHtml } from "./keep-server-html.tsx";
import { markCurrentPage } from "./mark-current-page.ts";

const Header = import.meta.env.SSR
  ? (await import("./around/header.tsx")).Header
  : keepServerHtml("header");
const Footer = import.meta.env.SSR
  ? (await import("./around/footer.tsx")).Footer
  : keepServerHtml("footer");

/** What stands around every page. The one `<main>` is here; pages fill it. */
export function Shell({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const shown = useRef(pathname);

  useEffect(() => {
    // Only now: a page that is about to answer has better things to do.
    void import("./live.ts");
  }, []);

  useEffect(() => {
    if (shown.current !== pathname) markCurrentPage(pathname);
    shown.current = pathname;
  }, [pathname]);

  return (
    <>
      <a href="#main" className="skip">
        {t("skip")}
      </a>
      <Header />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer />
    </>
  );
}
