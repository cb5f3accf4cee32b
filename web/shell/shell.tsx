import { type ReactNode, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";
import { asSent } from "./as-sent.tsx";
import { movedOn } from "./moved-on.ts";

const Header = import.meta.env.SSR
  ? (await import("./around/header.tsx")).Header
  : asSent("header");
const Footer = import.meta.env.SSR
  ? (await import("./around/footer.tsx")).Footer
  : asSent("footer");

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
    if (shown.current !== pathname) movedOn(pathname);
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
