import { useState } from "react";
import { useTranslation } from "react-i18next";
import { askGateway, type GatewayAnswer } from "../../../contract/office/desk/request-actions.ts";
import type { DeskRequest } from "../../../contract/office/desk/requests.ts";
import { useWrite } from "../../api/use-write.ts";
import { Banner } from "../../ui/banner.tsx";
import { useSession } from "../frame/session.tsx";
import { ActionButton } from "../kit/action-button.tsx";
import type { Change } from "../kit/change.ts";
import { useProblem } from "../kit/use-problem.ts";

/** Asks at once about a payment that is not confirmed, and says what the gateway said. */
export function AskGateway({ request, onChange, onReload }: Change & { request: DeskRequest }) {
  const { t } = useTranslation("office");
  const { ask } = useSession();
  const problemOf = useProblem();
  const { failure, isBusy, write } = useWrite();
  const [said, setSaid] = useState<GatewayAnswer>();
  const { id, actions } = request;

  const send = () =>
    write(
      () => ask(askGateway, { params: { id }, body: {} }),
      (answer) => {
        setSaid(answer.code === 200 ? answer.data.said : undefined);
        if (answer.code === 200) onChange(answer.data.data);
        else if (answer.code !== 429) onReload();
      },
    );

  return (
    <>
      {actions.includes("askGateway") && (
        <ActionButton icon="refresh" busy={isBusy} onClick={() => void send()}>
          {t("request.actions.askGateway")}
        </ActionButton>
      )}
      {said && !failure && (
        <Banner kind={said === "paid" ? "success" : "info"} live className="order-last w-full">
          {t(`request.gatewaySaid.${said}`)}
        </Banner>
      )}
      {failure && (
        <Banner kind="error" live className="order-last w-full">
          {problemOf(failure)}
        </Banner>
      )}
    </>
  );
}
