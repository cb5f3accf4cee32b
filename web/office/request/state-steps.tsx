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
    <ol
      aria-label={t("request.way")}
      className="flex flex-wrap items-center gap-x-2 gap-y-1 p-1 text-sm"
    >
      {stateLine(request.state, request.history).map(({ state, is }) => (
        <li
          key={state}
          aria-current={is === "now" ? "step" : undefined}
          className={`group flex grow items-center gap-2 whitespace-nowrap last:grow-0 ${is === "now" ? "font-display" : "text-ink-muted"}`}
        >
          <span aria-hidden="true" className={`size-2.5 shrink-0 rounded-full ${dots[is]}`} />
          {t(`states.${state}`)}
          <span
            aria-hidden="true"
            className={`h-0.5 min-w-3 grow group-last:hidden ${is === "done" ? "bg-action" : "bg-line-soft"}`}
          />
        </li>
      ))}
    </ol>
  );
}
