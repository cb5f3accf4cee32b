import { useTranslation } from "react-i18next";
import { brand } from "../../brand.ts";
import * as paths from "../../contract/page-paths.ts";
import type { Handle } from "../shell/handle.ts";
import { ButtonLink } from "../ui/button.tsx";
import { OfficePicture } from "../ui/drawings/office.tsx";
import { Page } from "../ui/page.tsx";
import { SiteHead } from "./head/site-head.tsx";

export const handle: Handle = { kind: "still", area: "site" };

export default function Careers() {
  const { t } = useTranslation("site");

  return (
    <>
      <SiteHead
        title={t("company.careers.title")}
        description={t("company.careers.description")}
        trail={[
          { name: t("home.title"), path: paths.home },
          { name: t("company.careers.title"), path: paths.careers },
        ]}
      />
      <Page heading={t("company.careers.heading")} lead={t("company.careers.lead")}>
        <OfficePicture className="h-72 w-full rounded-xl sm:h-96 lg:h-120" />
        <div className="mt-12 grid gap-12 lg:grid-cols-2 lg:gap-16">
          <section>
            <h2>{t("company.careers.work.heading")}</h2>
            <p className="mt-4 max-w-reading text-lg">{t("company.careers.work.text")}</p>
          </section>
          <section>
            <h2>{t("company.careers.touch.heading")}</h2>
            <p className="mt-4 max-w-reading text-lg">
              {t("company.careers.touch.text", {
                time: t("company.careers.touch.days", { count: brand.claims.applicationDays }),
              })}
            </p>
            <ButtonLink
              href={`mailto:${brand.careersEmail}`}
              icon="mail"
              className="mt-6 max-w-full"
            >
              <bdi className="wrap-anywhere whitespace-normal">
                {t("company.careers.touch.action", { email: brand.careersEmail })}
              </bdi>
            </ButtonLink>
          </section>
        </div>
      </Page>
    </>
  );
}
