import { useContext } from "react";
import { useTranslation } from "react-i18next";
import { brand } from "../../../brand.ts";
import * as paths from "../../../contract/page-paths.ts";
import type { SharedQuote } from "../../../contract/shared-quotes.ts";
import { formatDate } from "../../i18n/formats.ts";
import { useSite } from "../../i18n/use-site.ts";
import { Nonce } from "../../shell/nonce.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { loginFor } from "../choice/login-first.ts";
import { choiceOf, shownPrice, shownVersion } from "../draft/stored-choice.ts";
import { ageOf } from "./age-band.ts";
import buyScript from "./buy-script.ts?inline-script";
import type { Offer } from "./offer.ts";
import { ReplaceDialog } from "./replace-dialog.tsx";
import { soldToday } from "./sold-today.ts";

type Props = { shared: SharedQuote; insurer: string };

export function BuyShared({ shared, insurer }: Props) {
  const { t } = useTranslation("purchase/shared");
  const { language, pathOf } = useSite();
  const nonce = useContext(Nonce);
  const { kind, carType, cylinderType, inputs } = shared;
  const now = soldToday(shared);
  const age = ageOf(shared.driverAgeBand);
  const check = pathOf(paths.checkAnswers);
  const offer: Offer = {
    risk: { kind, carType, cylinderType, inputs },
    choice: now && {
      ...choiceOf(now, undefined),
      planVersion: shownVersion(shared.quote),
      shared: shownPrice(shared.quote),
    },
    paths: {
      vehicle: pathOf(paths.vehicleDetails),
      quotes: pathOf(paths.quotes),
      check,
      login: pathOf(loginFor(check)),
    },
  };

  return (
    <div className="grid gap-4" data-offer={JSON.stringify(offer)}>
      {/* Without scripts it leads to the empty form. */}
      <ButtonLink wide variant="sun" href={pathOf(paths.vehicleDetails)} data-buy="">
        {t(now ? "buy" : "notSold.others")}
      </ButtonLink>
      {now && (
        <p className="text-sm text-ink-muted">
          {t("confirmed")} {age && t(`age.${age.kind}`, age)}
        </p>
      )}
      <ul className="grid gap-1.5 border-t border-line pt-4 text-sm">
        <Line icon="shield">{t("trust", { insurer, brand: brand.name[language] })}</Line>
        <Line icon="lock">{t("nothingPersonal")}</Line>
        <Line icon="clock">{t("validUntil", { day: formatDate(shared.expiresAt, language) })}</Line>
      </ul>
      <ReplaceDialog />
      <script type="module" nonce={nonce} dangerouslySetInnerHTML={{ __html: buyScript }} />
    </div>
  );
}

function Line({ icon, children }: { icon: "shield" | "lock" | "clock"; children: string }) {
  return (
    <li className="flex items-start gap-2">
      <Icon name={icon} size={20} className="text-success" />
      {children}
    </li>
  );
}
