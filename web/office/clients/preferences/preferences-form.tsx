import { useState } from "react";
import { useTranslation } from "react-i18next";
import { recordClientPreferences } from "../../../../contract/office/clients/preferences.ts";
import type { ShownPreferences } from "../../../../contract/office/shown-preferences.ts";
import type { Preferences } from "../../../../contract/preferences.ts";
import {
  type CallChannel,
  hoursMistake,
  readHours,
} from "../../../../domain/clients/preferences.ts";
import { useWrite } from "../../../api/use-write.ts";
import { Banner } from "../../../ui/banner.tsx";
import { Button } from "../../../ui/button.tsx";
import { Select } from "../../../ui/select.tsx";
import { useSession } from "../../frame/session.tsx";
import { usePreferenceWords } from "../../kit/preferences/use-preference-words.ts";
import { Refused } from "../../kit/refused.tsx";
import { useSay } from "../../kit/said.tsx";
import { useLanguage } from "../../kit/use-language.ts";
import { useProblem } from "../../kit/use-problem.ts";
import { HoursSelects } from "./hours-selects.tsx";

/** The usual one first. */
const channels = ["phoneThenMail", "phone", "mail"] as const satisfies readonly CallChannel[];
const languages = ["en", "ar"] as const;

type Props = {
  clientId: string;
  stored: ShownPreferences | null;
  onStored: (stored: ShownPreferences | null) => void;
  onReadAgain: () => Promise<ShownPreferences | null>;
};

export function PreferencesForm({ clientId, stored, onStored, onReadAgain }: Props) {
  const { t } = useTranslation("office");
  const { ask } = useSession();
  const { language } = useLanguage();
  const { allOf } = usePreferenceWords();
  const say = useSay();
  const problemOf = useProblem();
  const { failure, isBusy, write } = useWrite();
  /** What was chosen here and is not saved yet. */
  const [chosen, setChosen] = useState<Preferences>();
  const [isTried, setIsTried] = useState(false);
  const [other, setOther] = useState<ShownPreferences | null>(null);
  const usual: Preferences = { channel: "phoneThenMail", language, hours: null };
  const { channel, language: wanted, hours } = chosen ?? stored ?? usual;
  const mistake = channel !== "mail" && hours ? hoursMistake(readHours(hours)) : undefined;

  const choose = (part: Partial<Preferences>) =>
    setChosen({ channel, language: wanted, hours, ...part });
  const settle = () => {
    setChosen(undefined);
    setOther(null);
    setIsTried(false);
  };

  const save = () => {
    setIsTried(true);
    if (mistake) return;
    const said = { channel, language: wanted, hours: channel === "mail" ? null : hours };
    const body = { ...said, version: stored?.version ?? 0 };
    void write(
      () => ask(recordClientPreferences, { params: { id: clientId }, body }),
      async ({ code, data }) => {
        if (code === 412) {
          setChosen(said);
          return setOther(await onReadAgain());
        }
        if (code !== 200) return;
        onStored(data.data);
        settle();
        say({ text: t("preferences.saved") });
      },
    );
  };

  return (
    <form
      className="grid gap-3"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      {!stored && <p className="text-sm text-ink-muted">{t("preferences.none")}</p>}
      <Select
        label={t("preferences.channel")}
        name="channel"
        options={channels.map((value) => ({ value, label: t(`preferences.channels.${value}`) }))}
        value={channel}
        onChange={({ target }) =>
          choose({ channel: channels.find((one) => one === target.value) ?? channel })
        }
      />
      <Select
        label={t("preferences.language")}
        name="language"
        options={languages.map((value) => ({ value, label: t(`preferences.languages.${value}`) }))}
        value={wanted}
        onChange={({ target }) =>
          choose({ language: languages.find((one) => one === target.value) ?? wanted })
        }
      />
      {channel !== "mail" && (
        <HoursSelects
          hours={hours}
          mistake={isTried ? mistake : undefined}
          onChoose={(some) => choose({ hours: some })}
        />
      )}
      {other && (
        <Banner
          kind="warning"
          live
          actions={
            <Button variant="link" size="small" onClick={settle}>
              {t("preferences.takeOther")}
            </Button>
          }
        >
          {t("preferences.changed", { what: allOf(other) })}
        </Banner>
      )}
      <Refused>{failure?.code === 412 ? undefined : problemOf(failure)}</Refused>
      {chosen && (
        <div>
          <Button type="submit" size="small" busy={isBusy}>
            {t("preferences.save")}
          </Button>
        </div>
      )}
      {!chosen && !stored && (
        <div>
          <Button type="submit" variant="quiet" size="small" busy={isBusy}>
            {t("preferences.save")}
          </Button>
        </div>
      )}
    </form>
  );
}
