import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import {
  type ClientJoin,
  type Joins,
  readJoins,
  separateClients,
} from "../../../../contract/office/clients/joins.ts";
import type { OneClient } from "../../../../contract/office/clients/one.ts";
import { useRead } from "../../../api/use-read.ts";
import { formatMoment } from "../../../i18n/formats.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { LoadFailed } from "../../../ui/load-failed.tsx";
import { Ltr } from "../../../ui/ltr.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { useSession } from "../../frame/session.tsx";
import { DialogForm } from "../../kit/dialog-form.tsx";
import { Panel } from "../../kit/panel.tsx";
import { approval as approvalPath, client as clientPath } from "../../kit/paths.ts";
import { useLanguage } from "../../kit/use-language.ts";
import { useProblem } from "../../kit/use-problem.ts";
import { useWriting } from "../../kit/use-writing.ts";
import { JoinDialog } from "./join-dialog.tsx";

type Props = { client: Pick<OneClient, "id" | "name">; onChange: () => void };

/** Other records of the same person: joined by proof, separated at any time. */
export function SamePersonCard({ client: { id: clientId, name }, onChange }: Props) {
  const { t } = useTranslation("office");
  const { ask, member } = useSession();
  const problemOf = useProblem();
  const [open, setOpen] = useState<"join" | ClientJoin>();
  const { body, failure, isLoading, reload, replace } = useRead(ask, readJoins, {
    params: { id: clientId },
  });
  const problem = problemOf(failure);
  const mayWrite = member.roles.some((role) => role === "agent" || role === "admin");
  const take = (data: Joins) => {
    replace(() => ({ status: "success", data }));
    setOpen(undefined);
    // What is open of whoever is joined stands on the page.
    onChange();
  };
  const shared = { clientId, onClose: () => setOpen(undefined), onDone: take };

  return (
    <Panel heading={t("clients.joining.heading")}>
      {problem && (
        <LoadFailed retryLabel={t("retry")} isLoading={isLoading} onRetry={() => void reload()}>
          {problem}
        </LoadFailed>
      )}
      {!body && !problem && <Skeleton shape="block" className="h-16" />}
      {body && (
        <div className="grid gap-3 text-sm">
          {body.data.joins.length === 0 && !body.data.asked && (
            <p className="text-ink-muted">{t("clients.joining.none")}</p>
          )}
          <ul className="grid gap-3">
            {body.data.joins.map((join) => (
              <li key={join.id} className="grid gap-1">
                <Other {...join} />
                {mayWrite && (
                  <Button
                    variant="link"
                    size="small"
                    className="justify-self-start"
                    onClick={() => setOpen(join)}
                  >
                    {t("clients.joining.separate")}
                    <span className="sr-only">: {join.other.name}</span>
                  </Button>
                )}
              </li>
            ))}
          </ul>
          {body.data.asked && (
            <p className="text-warning-ink">
              {t("clients.joining.asked", { name: body.data.asked.other.name })}{" "}
              <Link to={approvalPath(body.data.asked.id)} className="link">
                {t("clients.joining.look")}
              </Link>
            </p>
          )}
          {mayWrite && (
            <Button
              variant="quiet"
              size="small"
              className="justify-self-start"
              onClick={() => setOpen("join")}
            >
              {t("clients.joining.join")}
            </Button>
          )}
        </div>
      )}
      <Dialog
        open={open === "join"}
        onClose={shared.onClose}
        heading={t("clients.joining.joinHeading", { name })}
        closeLabel={t("close")}
      >
        {open === "join" && <JoinDialog {...shared} />}
      </Dialog>
      <Dialog
        open={typeof open === "object"}
        onClose={shared.onClose}
        heading={t("clients.joining.separateHeading")}
        closeLabel={t("close")}
      >
        {typeof open === "object" && (
          <Separate join={open} onReload={() => void reload()} {...shared} />
        )}
      </Dialog>
    </Panel>
  );
}

function Other({ other, proof, by, at }: ClientJoin) {
  const { t } = useTranslation("office");
  const { language } = useLanguage();

  return (
    <>
      <Link to={clientPath(other.id)} className="link justify-self-start font-medium">
        <bdi>{other.name}</bdi>
      </Link>
      <Ltr className="justify-self-start text-ink-muted">{other.email}</Ltr>
      <p className="text-xs text-ink-muted">
        {t(`clients.joining.by.${proof}`, {
          name: by.name[language],
          at: formatMoment(at, language),
        })}
      </p>
    </>
  );
}

type SeparateProps = {
  clientId: string;
  join: ClientJoin;
  onClose: () => void;
  onDone: (joins: Joins) => void;
  onReload: () => void;
};

function Separate({ clientId, join, onClose, onDone, onReload }: SeparateProps) {
  const { t } = useTranslation("office");
  const { ask } = useSession();
  const { failure, isBusy, write } = useWriting(onReload);
  const params = { id: clientId, join: join.id };

  return (
    <DialogForm
      {...{ failure, isBusy }}
      confirm={t("clients.joining.separate")}
      back={{ label: t("clients.joining.keep"), onPress: onClose }}
      onSubmit={() => void write(() => ask(separateClients, { params }), onDone)}
    >
      <p>{t("clients.joining.separateText")}</p>
    </DialogForm>
  );
}
