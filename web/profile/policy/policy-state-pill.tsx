import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Policy } from "../../../contract/policy.ts";
import { dayAfter, dayInDubai } from "../../../domain/calendar-day.ts";
import type { PolicyState } from "../../../domain/policies/policy-state.ts";
import { formatDay } from "../../i18n/formats.ts";
import { useSite } from "../../i18n/use-site.ts";
import { Pill, type PillTone } from "../../ui/pill.tsx";

const tones: Record<PolicyState, PillTone> = {
  to_accept: "waiting",
  refused: "sand",
  active: "good",
  cancelled: "sand",
  total_loss: "sand",
  renewed: "calm",
  expired: "sand",
};

/** An active policy says when it begins until its first day, because it insures nothing before. */
export function PolicyStatePill({ state, startsOn }: Pick<Policy, "state" | "startsOn">) {
  const { t } = useTranslation("profile/policy");
  const { language } = useSite();
  const [today] = useState(() => dayInDubai(new Date()));

  if (state !== "active" || startsOn <= today)
    return <Pill tone={tones[state]}>{t(`states.${state}`)}</Pill>;
  return (
    <Pill tone="calm">
      {startsOn === dayAfter(today, 1)
        ? t("beginsTomorrow")
        : t("begins", { date: formatDay(startsOn, language) })}
    </Pill>
  );
}
