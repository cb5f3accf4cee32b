import { useTranslation } from "react-i18next";
import * as paths from "../../../contract/page-paths.ts";
import { ChatLink } from "../../shell/chat/chat-link.tsx";
import { useSite } from "../../i18n/use-site.ts";
import { ButtonLink } from "../../ui/button.tsx";

export function Promo() {
  const { t } = useTranslation("site");
  const { pathOf } = useSite();

  return (
    <section className="below-fold wrap pb-6" data-reveal="">
      <div className="grid items-center gap-8 rounded-xl bg-surface-raised p-7 shadow-2 sm:p-10 sm:grid-cols-[1fr_auto] lg:p-14">
        <div>
          <h2 className="max-w-[14em] text-title-lg">{t("home.promo.heading")}</h2>
          <p className="mt-4 text-lg text-ink-muted">{t("home.promo.lead")}</p>
          <ChatLink className="link mt-2" />
        </div>
        <ButtonLink href={pathOf(paths.vehicleDetails)} variant="sun" iconAfter="arrow">
          {t("home.promo.action")}
        </ButtonLink>
      </div>
    </section>
  );
}
