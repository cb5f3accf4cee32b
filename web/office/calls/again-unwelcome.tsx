import { useTranslation } from "react-i18next";
import type { ShownPreferences } from "../../../contract/office/shown-preferences.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { usePreferenceWords } from "../kit/preferences/use-preference-words.ts";

type Props = {
  preferences: ShownPreferences;
  /** The nearest time that they want; undefined where they want no calls. */
  better: Date | undefined;
  onTake: (at: Date) => void;
};

/** A time to call again that its customer does not want, with the nearest one that they do. */
export function AgainUnwelcome({ preferences, better, onTake }: Props) {
  const { t } = useTranslation("office");
  const { wishOf, momentOf } = usePreferenceWords();

  return (
    <Banner
      kind="warning"
      live
      actions={
        better && (
          <Button variant="quiet" size="small" icon="clock" onClick={() => onTake(better)}>
            {t("calls.takeBetter", { moment: momentOf(better) })}
          </Button>
        )
      }
    >
      {t("calls.unwelcome", { wish: wishOf(preferences) })}
    </Banner>
  );
}
