import { useTranslation } from "react-i18next";
import type { DeskRequest } from "../../../contract/office/desk/requests.ts";
import { requestStates } from "../../../domain/requests/request-state.ts";
import { formatMoment } from "../../i18n/formats.ts";
import { StaffShown } from "../kit/staff-shown.tsx";
import { isolated } from "../../i18n/isolated.ts";
import { useLanguage } from "../kit/use-language.ts";
import { historyEvents } from "../../../domain/requests/request-audit-events.ts";
import { Panel } from "../kit/panel.tsx";

export function History({ request: { history } }: { request: DeskRequest }) {
  const { t } = useTranslation("office");
  const { language } = useLanguage();

  const wordsOf = ({ event, state, colleague }: DeskRequest["history"][number]) => {
    const known = historyEvents.find((one) => one === event);
    const name = isolated(colleague?.name[language] ?? "", language);
    if (known) return t(`request.events.${known}`, { name });
    const reached = requestStates.find((one) => one === state);
    return reached ? t(`states.${reached}`) : <bdi>{event}</bdi>;
  };

  return (
    <Panel heading={t("request.history")}>
      <ol className="text-sm">
        {history.toReversed().map((step, index) => (
          <li
            key={`${step.at} ${step.event} ${index}`}
            className="grid grid-cols-[11.5rem_minmax(0,1fr)] gap-x-3 py-1.5 rtl:grid-cols-[12.5rem_minmax(0,1fr)]"
          >
            <time dateTime={step.at} className="whitespace-nowrap text-ink-muted">
              {formatMoment(step.at, language)}
            </time>
            <span>
              <span className="block">{wordsOf(step)}</span>
              <span className="block text-xs text-ink-muted">
                {step.staff ? (
                  <StaffShown>{step.staff}</StaffShown>
                ) : (
                  t(`request.actors.${step.actor}`)
                )}
              </span>
            </span>
          </li>
        ))}
      </ol>
    </Panel>
  );
}
