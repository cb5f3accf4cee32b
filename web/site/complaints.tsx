import { useTranslation } from "react-i18next";
import { brand } from "../../brand.ts";
import * as paths from "../../contract/page-paths.ts";
import type { Handle } from "../shell/handle.ts";
import { useSite } from "../i18n/use-site.ts";
import { ButtonLink } from "../ui/button.tsx";
import { TextLink } from "../ui/link.tsx";
import { Ltr } from "../ui/ltr.tsx";
import { Page } from "../ui/page.tsx";
import { Pill } from "../ui/pill.tsx";
import { SiteHead } from "./head/site-head.tsx";

export const handle: Handle = { kind: "still", area: "site" };

/**
 * To us first; to Sanadak after our answer or 30 calendar days (Sanadak's rules, E-insurance Art.
 * 8).
 */
export default function Complaints() {
  const { t } = useTranslation("site");
  const { pathOf } = useSite();
  const steps = t("company.complaints.steps", { returnObjects: true });

  return (
    <>
      <SiteHead
        title={t("company.complaints.title")}
        description={t("company.complaints.description")}
        trail={[
          { name: t("home.title"), path: paths.home },
          { name: t("company.complaints.title"), path: paths.complaints },
        ]}
      />
      <Page
        width="form"
        heading={t("company.complaints.heading")}
        lead={t("company.complaints.lead")}
      >
        <ol className="grid gap-4">
          {steps.map(({ title, when, text }, index) => (
            <li
              key={title}
              className="grid gap-x-6 gap-y-3 rounded-card bg-surface-raised p-6 shadow-1 sm:grid-cols-[auto_1fr] sm:p-8"
            >
              <span
                aria-hidden="true"
                className="grid size-12 place-items-center rounded-full bg-canopy text-title-sm text-accent"
              >
                {index + 1}
              </span>
              <div>
                <h2 className="text-title-sm">{title}</h2>
                <Pill tone="calm" icon="clock" wraps className="mt-2">
                  {when}
                </Pill>
                <p className="mt-3 max-w-reading">{text}</p>
                {index === 0 && (
                  <ButtonLink
                    href={pathOf(`${paths.contact}?product=complaint#leave-message`)}
                    icon="edit"
                    className="mt-4"
                  >
                    {t("company.complaints.write")}
                  </ButtonLink>
                )}
                {index === 2 && (
                  <p className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
                    <ButtonLink href="https://sanadak.gov.ae" variant="quiet">
                      {t("company.complaints.sanadak")}
                    </ButtonLink>
                    <span className="text-ink-muted">
                      {t("company.complaints.call")}{" "}
                      <Ltr className="whitespace-normal">{t("company.complaints.telephone")}</Ltr>
                    </span>
                  </p>
                )}
              </div>
            </li>
          ))}
        </ol>
        <p className="mt-6 text-ink-muted">
          {t("company.complaints.more")}{" "}
          <TextLink href={`mailto:${brand.legalEmail}`}>
            <Ltr>{brand.legalEmail}</Ltr>
          </TextLink>
        </p>
      </Page>
    </>
  );
}
