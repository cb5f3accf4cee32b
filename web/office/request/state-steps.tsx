import { useTranslation } from "react-i18next";
import type { DeskRequest } from "../../../contract/office/desk/requests.ts";
import { stateLine, type Stop } from "./state-line.ts";

const dots: Record<Stop["is"], string> = {
  done: "bg-action",
  now: "bg-accent outline-2 outline-offset-2 outline-accent",
  ahead: "bg-line-soft",
};

export function StateSteps({ request }: { request: DeskRequest }) {
  const { t } = useTranslation("office");

  return (
    <ol aria-label={t("request.way")} className="flex gap-2 overflow-x-auto p-1 text-sm">
      {stateLine(request.state, request.history).map(({ state, is }) => (
        <li
          key={state}
          aria-current={is === "now" ? "step" : undefined}
          className={`group grid min-w-max grow gap-1.5 last:grow-0 ${is === "now" ? "font-display" : "text-ink-muted"}`}
        >
          <span aria-hidden="true" className="flex items-center gap-2">
            <span className={`size-3 shrink-0 rounded-full ${dots[is]}`} />
            <span
              className={`h-0.5 grow group-last:hidden ${is === "done" ? "bg-action" : "bg-line-soft"}`}
            />
          </span>
          {t(`states.${state}`)}
        </li>
      ))}
    </ol>
  );
}
