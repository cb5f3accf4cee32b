import { useState } from "react";
import { useTranslation } from "react-i18next";
import {
  type AnalyticsTable,
  exportAnalytics,
} from "../../../../contract/office/analytics/analytics.ts";
import { saveFile } from "../../../api/save-file.ts";
import { Button } from "../../../ui/button.tsx";
import { useSession } from "../../frame/session.tsx";
import type { Asked } from "../period/asked-period.ts";

type Props = { table: AnalyticsTable; name: string; asked: Asked };

/** Asks by a call, so that a session that ended asks for the login instead of saving its refusal. */
export function ExportButton({ table, name, asked }: Props) {
  const { t } = useTranslation("office");
  const { send } = useSession();
  const [state, setState] = useState<"idle" | "busy" | "failed">("idle");

  const save = async () => {
    setState("busy");
    const path = exportAnalytics.url.replace(":table", table);
    const answer = await send(`${path}?${new URLSearchParams(asked).toString()}`, {
      method: "GET",
    }).catch(() => undefined);
    if (!answer?.ok) return setState(answer?.status === 401 ? "idle" : "failed");
    saveFile(await answer.blob(), `${table}-${asked.from}-${asked.to}.csv`);
    setState("idle");
  };

  return (
    <span className="grid justify-items-end">
      <Button
        variant="link"
        size="small"
        icon="download"
        className="whitespace-nowrap"
        busy={state === "busy"}
        onClick={() => void save()}
      >
        <span>
          {t("analytics.csv")}
          <span className="sr-only"> {name}</span>
        </span>
      </Button>
      <span role="alert" className="text-xs text-danger">
        {state === "failed" && t("analytics.csvFailed")}
      </span>
    </span>
  );
}
