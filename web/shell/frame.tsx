import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Outlet, useRouteLoaderData } from "react-router";
import type { loader } from "../root.tsx";
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
  const installation = useRouteLoaderData<typeof loader>("root")?.installation;

  return (
    <>
      <a href="#main" className="skip">
        {t("skip")}
      </a>
      {installation?.isDemonstration && (
        <p className="bg-accent-soft px-4 py-1.5 text-center text-xs font-medium text-accent-ink">
          {t("demonstration")}
        </p>
      )}
      <Header />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer />
    </>
  );
}
