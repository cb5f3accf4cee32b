import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Outlet } from "react-router";
import { ErrorPage } from "./error-page.tsx";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";

export default function Frame() {
  return (
    <Shell>
      <Outlet />
    </Shell>
  );
}

/** A failed page keeps header and footer around it. */
export function ErrorBoundary() {
  return (
    <Shell>
      <ErrorPage />
    </Shell>
  );
}

/** The one `<main>` of every page is here; pages fill it. */
function Shell({ children }: { children: ReactNode }) {
  const { t } = useTranslation();

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
