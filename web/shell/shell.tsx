import { type ReactNode, useEffect } from "react";
import { useTranslation } from "react-i18next";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";

/** What stands around every page. The one `<main>` is here; pages fill it. */
export function Shell({ children }: { children: ReactNode }) {
  const { t } = useTranslation();

  useEffect(() => {
    // Only now: the header's elements change what they find, which hydration must not meet.
    void import("./still.ts");
  }, []);

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
