import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import {
  askErasure,
  type ErasureStanding,
  exportFormats,
  readErasure,
} from "../../../../contract/office/clients/data.ts";
import type { OneClient } from "../../../../contract/office/clients/one.ts";
import { type AskedWay, askedWays } from "../../../../domain/clients/erasing.ts";
import { formatAmount } from "../../../../domain/money.ts";
import { useRead } from "../../../api/use-read.ts";
import { formatDay } from "../../../i18n/formats.ts";
import { Banner } from "../../../ui/banner.tsx";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { LoadFailed } from "../../../ui/load-failed.tsx";
import { Ltr } from "../../../ui/ltr.tsx";
import { Price } from "../../../ui/price.tsx";
import { Select } from "../../../ui/select.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { useSession } from "../../frame/session.tsx";
import { DialogForm } from "../../kit/dialog-form.tsx";
import { Panel } from "../../kit/panel.tsx";
import { approval as approvalPath } from "../../kit/paths.ts";
import { Refused } from "../../kit/refused.tsx";
import { useLanguage } from "../../kit/use-language.ts";
import { useProblem } from "../../kit/use-problem.ts";
import { useWriting } from "../../kit/use-writing.ts";
import { useExport } from "./use-export.ts";

type Person = { clientId: string; name: string };

/** For compliance: what is kept of this person, to take out and to erase (ruling D2). */
export function DataCard({ client: { id, name } }: { client: Pick<OneClient, "id" | "name"> }) {
  const { member } = useSession();

  return member.roles.includes("compliance") && <PersonData clientId={id} name={name} />;
}

function PersonData({ clientId, name }: Person) {
  const { t } = useTranslation("office");
  const { ask } = useSession();
  const problemOf = useProblem();
  const { body, failure, isLoading, reload, replace } = useRead(ask, readErasure, {
    params: { id: clientId },
  });
  const exporting = useExport(clientId);
  const problem = problemOf(failure);
  const take = (data: ErasureStanding) => replace(() => ({ status: "success", data }));

  return (
    <Panel heading={t("clients.data.heading")}>
      <div className="grid gap-4 text-sm">
        <div className="flex flex-wrap gap-3">
          {exportFormats.map((format) => (
            <Button
              key={format}
              variant="quiet"
              size="small"
              icon="download"
              busy={exporting.isBusy}
              onClick={() => exporting.download(format)}
            >
              {t(`clients.data.export.${format}`)}
            </Button>
          ))}
        </div>
        <Refused>{exporting.failure}</Refused>
        {problem && (
          <LoadFailed retryLabel={t("retry")} isLoading={isLoading} onRetry={() => void reload()}>
            {problem}
          </LoadFailed>
        )}
        {!body && !problem && <Skeleton shape="block" className="h-24" />}
        {body && (
          <Erasing
            {...{ clientId, name }}
            standing={body.data}
            onChange={take}
            onReload={() => void reload()}
          />
        )}
      </div>
    </Panel>
  );
}

type ErasingProps = Person & {
  standing: ErasureStanding;
  onChange: (standing: ErasureStanding) => void;
  onReload: () => void;
};

function Erasing({ clientId, name, standing, onChange, onReload }: ErasingProps) {
  const { t } = useTranslation("office");
  const { ask } = useSession();
  const [isOpen, setIsOpen] = useState(false);
  const [how, setHow] = useState<AskedWay>("mail");
  const { failure, isBusy, write } = useWriting(onReload);
  const { hasAccount, erased, kept, isMoneyUnderWay, asked } = standing;
  const isNothing = erased === 0 && kept.length > 0;
  const close = () => setIsOpen(false);

  const submit = () =>
    void write(
      () => ask(askErasure, { params: { id: clientId }, body: { how } }),
      (data) => {
        close();
        onChange(data);
      },
    );

  return (
    <>
      {isMoneyUnderWay && <Owed owedFils={standing.owedFils} />}
      {kept.length > 0 && <Kept kept={kept} />}
      {asked !== null && (
        <p className="text-warning-ink">
          {t("clients.data.asked")}{" "}
          <Link to={approvalPath(asked)} className="link">
            {t("clients.joining.look")}
          </Link>
        </p>
      )}
      {isNothing && !isMoneyUnderWay && (
        <p className="text-ink-muted">{t("clients.data.nothing")}</p>
      )}
      {!isNothing && !isMoneyUnderWay && asked === null && (
        <Button
          variant="danger"
          size="small"
          className="justify-self-start"
          onClick={() => setIsOpen(true)}
        >
          {t("clients.data.erase")}
        </Button>
      )}
      <Dialog
        open={isOpen}
        onClose={close}
        heading={t("clients.data.eraseHeading", { name })}
        closeLabel={t("close")}
      >
        <DialogForm
          {...{ failure, isBusy }}
          confirm={t("clients.data.ask")}
          keep={{ label: t("clients.data.keep"), onPress: close }}
          onSubmit={submit}
        >
          <p>
            {t("clients.data.would", { count: erased })}
            {hasAccount &&
              ` ${t(kept.length === 0 ? "clients.data.account" : "clients.data.stays")}`}
          </p>
          <Select
            label={t("clients.data.how")}
            name="how"
            value={how}
            options={askedWays.map((value) => ({ value, label: t(`clients.data.ways.${value}`) }))}
            onChange={(event) =>
              setHow(askedWays.find((one) => one === event.currentTarget.value) ?? "mail")
            }
          />
          <p className="text-sm text-ink-muted">{t("clients.data.second")}</p>
        </DialogForm>
      </Dialog>
    </>
  );
}

function Owed({ owedFils }: { owedFils: number }) {
  const { t } = useTranslation("office");

  return (
    <Banner kind="warning">
      {owedFils > 0 ? (
        <>
          {t("clients.data.owed")} <Price amount={formatAmount(owedFils)} />
        </>
      ) : (
        t("clients.data.underWay")
      )}
    </Banner>
  );
}

function Kept({ kept }: Pick<ErasureStanding, "kept">) {
  const { t } = useTranslation("office");
  const { language } = useLanguage();

  return (
    <div>
      <p className="text-ink-muted">{t("clients.data.kept")}</p>
      <ul className="mt-1 grid gap-1">
        {kept.map(({ number, until }) => (
          <li key={number} className="flex flex-wrap justify-between gap-x-4">
            <Ltr className="font-medium">{number}</Ltr>
            <span>
              {until === null
                ? t("clients.data.open")
                : t("clients.data.until", { day: formatDay(until, language) })}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
