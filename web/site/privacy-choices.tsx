import { useTranslation } from "react-i18next";
import * as paths from "../../contract/page-paths.ts";
import type { Handle } from "../shell/handle.ts";
import { useSite } from "../i18n/use-site.ts";
import { Banner } from "../ui/banner.tsx";
import { Button } from "../ui/button.tsx";
import { CanopyCard, Card } from "../ui/card.tsx";
import { Checkbox } from "../ui/checkbox.tsx";
import { TextLink } from "../ui/link.tsx";
import { Columns, Page } from "../ui/page.tsx";
import { AccountChoice } from "./choices/account-choice.tsx";
import choicesScript from "./choices/choices-script.ts?inline-script";
import { StoredKind, StatusMessage } from "./choices/stored-kind.tsx";
import { SiteHead } from "./head/site-head.tsx";

export const handle: Handle = { kind: "still", area: "site" };

export default function PrivacyChoices() {
  const { t } = useTranslation("site");

  return (
    <>
      <SiteHead
        title={t("choices.title")}
        description={t("choices.description")}
        trail={[
          { name: t("home.title"), path: paths.home },
          { name: t("choices.title"), path: paths.privacyChoices },
        ]}
      />
      <Page heading={t("choices.title")} lead={t("choices.lead")}>
        <noscript>
          <Banner kind="info" className="mb-6">
            {t("choices.noScript")}
          </Banner>
        </noscript>
        <div data-choices="" data-failed={t("choices.failed")}>
          <Columns side={<Side />}>
            <StoredKind kind="purchase" />
            <StoredKind kind="language" />
            <StoredKind kind="tab" />
            <CountedVisits />
            <AccountChoice />
          </Columns>
        </div>
      </Page>
      <script type="module" dangerouslySetInnerHTML={{ __html: choicesScript }} />
    </>
  );
}

function CountedVisits() {
  const { t } = useTranslation("site");

  return (
    <Card
      data-visits=""
      data-counted={t("choices.visits.counted")}
      data-uncounted={t("choices.visits.uncounted")}
    >
      <h2 className="text-lg leading-snug tracking-normal">{t("choices.visits.heading")}</h2>
      <p className="mt-2 max-w-reading text-ink-muted">{t("choices.visits.text")}</p>
      <Checkbox
        name="visits"
        hint={t("choices.visits.hint")}
        defaultChecked
        disabled
        className="mt-2"
      >
        {t("choices.visits.label")}
      </Checkbox>
      <StatusMessage />
    </Card>
  );
}

function Side() {
  const { t } = useTranslation("site");
  const { pathOf } = useSite();

  return (
    <>
      <div data-everything="" data-done={t("choices.everything.done")}>
        <CanopyCard>
          <h2 className="text-title-sm">{t("choices.everything.heading")}</h2>
          <p className="mt-3 text-canopy-muted">{t("choices.everything.text")}</p>
          <Button variant="onCanopy" icon="trash" className="mt-5 mb-2" data-forget="" hidden>
            {t("choices.everything.forget")}
          </Button>
          <StatusMessage className="text-canopy-ink" />
        </CanopyCard>
      </div>
      <nav aria-labelledby="more" className="mt-9 px-1">
        <h2 id="more" className="text-base tracking-normal">
          {t("choices.more")}
        </h2>
        <ul className="mt-2 grid gap-1">
          {(
            [
              ["policy", paths.privacyPolicy],
              ["rights", `${paths.privacyPolicy}#rights`],
              ["ask", `${paths.contact}?product=other#leave-message`],
            ] as const
          ).map(([name, path]) => (
            <li key={name}>
              <TextLink href={pathOf(path)}>{t(`choices.${name}`)}</TextLink>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}
