import { useState } from "react";
import { useTranslation } from "react-i18next";
import { askJoin, type Joins, listProofs } from "../../../../contract/office/clients/joins.ts";
import type { ListedClient } from "../../../../contract/office/clients/list.ts";
import {
  type ProofKind,
  proofKinds,
  type Side,
  sides,
} from "../../../../domain/clients/joining.ts";
import { useRead } from "../../../api/use-read.ts";
import { Ltr } from "../../../ui/ltr.tsx";
import { Segmented } from "../../../ui/segmented.tsx";
import { Select } from "../../../ui/select.tsx";
import { useSession } from "../../frame/session.tsx";
import { DayInput } from "../../kit/day-input.tsx";
import { DialogForm } from "../../kit/dialog-form.tsx";
import { useSlotName } from "../../kit/use-slot-name.ts";
import { useWriting } from "../../kit/use-writing.ts";
import { FindOther } from "./find-other.tsx";

type Props = { clientId: string; onClose: () => void; onDone: (joins: Joins) => void };

/** First who it is, then by what it is proven; a second person decides. */
export function JoinDialog({ clientId, ...rest }: Props) {
  const [other, setOther] = useState<ListedClient>();

  if (!other) return <FindOther clientId={clientId} onChoose={setOther} />;
  return <ProofForm {...{ clientId, other }} {...rest} onBack={() => setOther(undefined)} />;
}

type ProofProps = Props & { other: ListedClient; onBack: () => void };

function ProofForm({ clientId, other, onBack, onDone }: ProofProps) {
  const { t } = useTranslation("office");
  const { ask } = useSession();
  const nameOf = useSlotName();
  const [kind, setKind] = useState<ProofKind>("mail");
  // Only a proven address can prove something: an account has one.
  const [from, setFrom] = useState<Side>(other.hasAccount ? "other" : "client");
  const [day, setDay] = useState("");
  const [documentId, setDocumentId] = useState("");
  const [missing, setMissing] = useState<string>();
  const { body, reload } = useRead(ask, listProofs, { params: { id: clientId, other: other.id } });
  const { failure, isBusy, write } = useWriting(() => void reload());

  const submit = () => {
    const isNamed = kind === "mail" ? day !== "" : documentId !== "";
    setMissing(isNamed ? undefined : t(`clients.joining.missing.${kind}`));
    if (!isNamed) return;
    const proof = kind === "mail" ? { kind, from, day } : { kind, documentId };
    const call = { params: { id: clientId }, body: { other: other.id, proof } };
    void write(() => ask(askJoin, call), onDone);
  };

  return (
    <DialogForm
      {...{ failure, isBusy }}
      confirm={t("clients.joining.ask")}
      back={{ label: t("clients.joining.another"), onPress: onBack }}
      onSubmit={submit}
    >
      <p className="grid gap-0.5 rounded-field bg-surface-soft px-4 py-2 text-sm">
        <bdi className="font-strong">{other.name}</bdi>
        <Ltr className="justify-self-start text-ink-muted">{other.email}</Ltr>
      </p>
      <Segmented
        label={t("clients.joining.proof")}
        name="proof"
        layout="row"
        choices={proofKinds.map((value) => ({
          value,
          label: t(`clients.joining.proofs.${value}`),
        }))}
        value={kind}
        onChange={(event) =>
          setKind(event.currentTarget.value === "document" ? "document" : "mail")
        }
      />
      {kind === "mail" ? (
        <>
          <Select
            label={t("clients.joining.from")}
            name="from"
            value={from}
            options={sides.map((value) => ({
              value,
              label: t(`clients.joining.sides.${value}`),
            }))}
            onChange={(event) =>
              setFrom(event.currentTarget.value === "client" ? "client" : "other")
            }
          />
          <DayInput
            label={t("clients.joining.day")}
            name="day"
            type="date"
            value={day}
            error={missing}
            onChange={(event) => setDay(event.currentTarget.value)}
          />
        </>
      ) : (
        <Select
          label={t("clients.joining.document")}
          name="document"
          hint={body?.data.length === 0 ? t("clients.joining.noDocuments") : undefined}
          placeholder={t("clients.joining.choose")}
          value={documentId}
          error={missing}
          options={(body?.data ?? []).map(({ id, slot, of, requestNumber }) => ({
            value: id,
            label: `${nameOf(slot)} · ${requestNumber} · ${t(`clients.joining.sides.${of}`)}`,
          }))}
          onChange={(event) => setDocumentId(event.currentTarget.value)}
        />
      )}
      <p className="text-sm text-ink-muted">{t("clients.joining.consequence")}</p>
    </DialogForm>
  );
}
