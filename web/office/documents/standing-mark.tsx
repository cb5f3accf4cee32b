import { useTranslation } from "react-i18next";
import { Pill, type PillTone } from "../../ui/pill.tsx";
import type { IconName } from "../../ui/icon-paths.ts";
import type { Standing } from "./by-kind.ts";

const looks: Record<Standing, { tone: PillTone; icon: IconName }> = {
  waiting: { tone: "sun", icon: "camera" },
  asked: { tone: "waiting", icon: "mail" },
  rejected: { tone: "bad", icon: "x" },
  accepted: { tone: "good", icon: "check" },
  none: { tone: "sand", icon: "eye" },
};

export function StandingMark({ standing }: { standing: Standing }) {
  const { t } = useTranslation("office");
  const { tone, icon } = looks[standing];

  return (
    <Pill tone={tone} icon={icon}>
      {t(`documents.standing.${standing}`)}
    </Pill>
  );
}
