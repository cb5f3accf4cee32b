import { useTranslation } from "react-i18next";
import { brand } from "../../../brand.ts";
import type { PhoneHours } from "../../../contract/hours.ts";
import * as paths from "../../../contract/page-paths.ts";
import { useSite } from "../../i18n/use-site.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { Ltr } from "../../ui/ltr.tsx";
import { isEveryDay } from "./open-words.tsx";

export function AskAPerson({ hours }: { hours: PhoneHours }) {
  const { t } = useTranslation("site");
  const { pathOf } = useSite();

  return (
    <section className="below-fold wrap py-section" data-reveal="">
      <div className="grid items-center gap-8 rounded-xl bg-surface-leaf p-7 sm:p-10 lg:grid-cols-[1fr_auto] lg:p-14">
        <div>
          <h2>{t("car.contact.heading")}</h2>
          <p className="mt-3 max-w-reading text-lg text-ink-muted">
            {t(isEveryDay(hours) ? "car.contact.lead" : "car.contact.leadByDay")}
          </p>
        </div>
        <div className="grid gap-3 max-sm:*:px-3 sm:flex sm:flex-wrap sm:max-lg:*:px-4">
          <ButtonLink href={brand.telephoneLink} icon="phone">
            <span>
              {t("car.contact.call")} <Ltr className="inline-block">{brand.telephone}</Ltr>
            </span>
          </ButtonLink>
          <ButtonLink href={brand.whatsapp} variant="quiet" icon="chat">
            {t("car.contact.whatsapp")}
          </ButtonLink>
          <ButtonLink href={pathOf(`${paths.contact}#leave-message`)} variant="quiet" icon="mail">
            {t("car.contact.message")}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
