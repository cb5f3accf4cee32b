import { useState } from "react";
import {
  type OwnPreferences,
  type Preferences,
  readPreferences,
  savePreferences,
} from "../../../contract/preferences.ts";
import { hoursMistake, type HoursMistake, readHours } from "../../../domain/clients/preferences.ts";
import { call } from "../../api/client.ts";
import { useWrite } from "../../api/use-write.ts";

export type Outcome =
  | { is: "saved" }
  | { is: "failed" }
  | { is: "loggedOut" }
  /** Somebody else was faster; what was chosen stays in the form. */
  | { is: "changed"; now: OwnPreferences };

/** Saves over the version that was read only. */
export function useSaving(first: OwnPreferences | null) {
  const { isBusy, write } = useWrite();
  const [stored, setStored] = useState(first);
  const [outcome, setOutcome] = useState<Outcome>();
  const [mistake, setMistake] = useState<HoursMistake>();

  const readAgain = async () => {
    const answer = await call(readPreferences);
    const now = answer.code === 200 ? answer.data.data : null;
    if (!now) return setOutcome({ is: "failed" });
    setStored(now);
    setOutcome({ is: "changed", now });
  };

  const save = (chosen: Preferences) => {
    const found = chosen.hours ? hoursMistake(readHours(chosen.hours)) : undefined;
    setMistake(found);
    setOutcome(undefined);
    if (found) return;
    const body = { ...chosen, version: stored?.version ?? 0 };
    void write(
      () => call(savePreferences, { body }),
      async ({ code, data }) => {
        if (code === 412) return readAgain();
        if (code === 401) return setOutcome({ is: "loggedOut" });
        if (code !== 200) return setOutcome({ is: "failed" });
        setStored(data.data);
        setOutcome({ is: "saved" });
      },
    );
  };

  return {
    stored,
    outcome,
    mistake,
    isBusy,
    save,
    /** Something was chosen: what was wrong or saved is no more so. */
    change: () => {
      setMistake(undefined);
      setOutcome((before) => (before?.is === "changed" ? before : undefined));
    },
    settle: () => setOutcome(undefined),
  };
}
