import { useTranslation } from "react-i18next";
import * as paths from "../../../contract/page-paths.ts";
import type { KnownVehicle } from "../../../contract/known-vehicles.ts";
import { requestStates } from "../../../domain/requests/request-state.ts";
import { formatDay } from "../../i18n/formats.ts";
import { useSite } from "../../i18n/use-site.ts";
import { Banner } from "../../ui/banner.tsx";
import { Ltr } from "../../ui/ltr.tsx";
import { TextLink } from "../../ui/link.tsx";

/** Ruling P16: a second request or cover for one plate is pointed out, not forbidden. */
export default function KnownPlate({ active }: Pick<KnownVehicle, "active">) {
  const { t } = useTranslation("purchase");
  const { pathOf } = useSite();

  return (
    <Banner
      live
      kind="warning"
      title={t("check.known.heading")}
      actions={
        <TextLink href={pathOf(paths.profile)} className="text-sm">
          {t("check.known.profile")}
        </TextLink>
      }
    >
      <ul>
        {active.map((request) => (
          <Line key={request.number} {...request} />
        ))}
      </ul>
      <p>{t("check.known.help")}</p>
    </Banner>
  );
}

function Line({ number, state, coverEndsOn }: KnownVehicle["active"][number]) {
  const { t } = useTranslation("purchase");
  const { language } = useSite();
  const known = requestStates.find((one) => one === state);

  return (
    <li>
      {t("check.known.request")} <Ltr>{number}</Ltr>
      {`: ${known ? t(`check.known.state.${known}`) : state}`}
      {coverEndsOn && ` · ${t("check.known.until", { day: formatDay(coverEndsOn, language) })}`}
    </li>
  );
}
