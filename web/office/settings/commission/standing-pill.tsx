import { useTranslation } from "react-i18next";
import type { LineStanding } from "../../../../domain/commission/compare-line.ts";
import { Pill, type PillTone } from "../../../ui/pill.tsx";

const tones: Record<LineStanding, PillTone> = {
  equal: "good",
  waiting: "sand",
  missing: "waiting",
  short: "bad",
  more: "waiting",
  negative: "bad",
  unknown: "waiting",
};

export function StandingPill({ standing }: { standing: LineStanding }) {
  const { t } = useTranslation("office");

  return <Pill tone={tones[standing]}>{t(`settings.commission.standings.${standing}`)}</Pill>;
}
