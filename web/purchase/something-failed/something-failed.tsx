import { useTranslation } from "react-i18next";
import * as paths from "../../../contract/page-paths.ts";
import type { Handle } from "../../shell/handle.ts";
import { useSite } from "../../i18n/use-site.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { useBrowserValue } from "../../ui/use-browser-value.ts";
import { CalmPage } from "../payment/calm-page.tsx";
import { SupportLink } from "../payment/support-link.tsx";

export const handle: Handle = { kind: "cached", area: "purchase" };

/** Texts go by a code in the navigation's state, never by the address (ruling A5). */
export default function SomethingFailed() {
  const { t, i18n } = useTranslation(["purchase", "problems"]);
  const { pathOf } = useSite();
  const code = useBrowserValue(() => stateOfNavigation("code"));
  const isDetails = useBrowserValue(() => stateOfNavigation("from") === "details") ?? false;
  const reason = code === "paymentFailed" ? t("broken.paymentFailed") : undefined;
  const refusal =
    code && i18n.exists(code, { ns: "problems" })
      ? i18n.t(code, { ns: "problems", defaultValue: "" })
      : undefined;

  return (
    <CalmPage
      title={t("broken.title")}
      heading={t(isDetails ? "broken.notSent" : "broken.heading")}
      picture={
        <span className="grid size-20 place-items-center rounded-full bg-danger-soft text-danger">
          <Icon name="alert" size={40} />
        </span>
      }
      actions={
        <>
          <ButtonLink to={pathOf(isDetails ? paths.personalDetails : paths.checkAnswers)}>
            {t("broken.back")}
          </ButtonLink>
          <SupportLink />
        </>
      }
    >
      {(reason ?? refusal) && <p className="font-medium text-ink">{reason ?? refusal}</p>}
      <p>{t("broken.lead")}</p>
    </CalmPage>
  );
}

/** React Router stores a navigation's state under `usr` of the history entry. */
function stateOfNavigation(name: "code" | "from"): string | undefined {
  const state: unknown = window.history.state;
  if (typeof state !== "object" || state === null || !("usr" in state)) return undefined;
  const { usr } = state;
  if (typeof usr !== "object" || usr === null) return undefined;
  const value = (usr as Record<string, unknown>)[name];
  return typeof value === "string" ? value : undefined;
}
