import { useTranslation } from "react-i18next";
import { readClientPreferences } from "../../../../contract/office/clients/preferences.ts";
import { useRead } from "../../../api/use-read.ts";
import { useSession } from "../../frame/session.tsx";
import { Panel } from "../../kit/panel.tsx";
import { usePreferenceWords } from "../../kit/preferences/use-preference-words.ts";
import { Refused } from "../../kit/refused.tsx";
import { useProblem } from "../../kit/use-problem.ts";
import { PreferencesForm } from "./preferences-form.tsx";

type Props = {
  clientId: string;
  /** They were saved. */
  onChange: () => void;
};

/** How a client wants to be reached, and who said so; agents record what they are told on a call. */
export function PreferencesCard({ clientId, onChange }: Props) {
  const { t } = useTranslation("office");
  const { ask, member } = useSession();
  const problemOf = useProblem();
  const { allOf, tellerOf } = usePreferenceWords();
  const input = { params: { id: clientId } };
  const { body, failure, reload, replace } = useRead(ask, readClientPreferences, input);
  const mayRecord = member.roles.some((role) => role === "agent" || role === "admin");
  const stored = body?.data;

  const readAgain = async () => {
    const answer = await reload();
    onChange();
    return answer?.code === 200 ? answer.data.data : null;
  };

  return (
    <Panel
      heading={t("preferences.name")}
      beside={stored && <p className="text-end text-xs text-ink-muted">{tellerOf(stored)}</p>}
    >
      {body && mayRecord && (
        <PreferencesForm
          key={clientId}
          clientId={clientId}
          stored={body.data}
          onStored={(data) => {
            replace(() => ({ status: "success", data }));
            onChange();
          }}
          onReadAgain={readAgain}
        />
      )}
      {body && !mayRecord && (
        <p className="text-sm">{stored ? allOf(stored) : t("preferences.none")}</p>
      )}
      {!body && <Refused>{problemOf(failure)}</Refused>}
    </Panel>
  );
}
