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

/** The only `<main>` of a page. */
export function Shell({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const shown = useRef(pathname);

  useEffect(() => {
    // Imported only now, to leave the network to the page itself.
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
