import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Ltr } from "../../../ui/ltr.tsx";
import { Select } from "../../../ui/select.tsx";
import { Panel } from "../../kit/panel.tsx";
import { DraftBar } from "../draft/draft-bar.tsx";
import type { DraftFormProps } from "../draft/draft-form.ts";
import { FactsCard } from "./facts-card.tsx";

/** Which credentials of the environment an insurer's payments would use. */
export function PayeeDraft({ draft, inHand }: DraftFormProps) {
  const { t } = useTranslation("office");
  const saved = draft.content.payee?.account ?? "";
  const [account, setAccount] = useState(saved);
  const { accounts } = draft;
  const before = draft.before?.payee?.account;
  const options = accounts.map((value) => ({ value, label: value }));
  const away = { value: saved, label: t("insurance.payee.accountAway", { account: saved }) };

  return (
    <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="grid min-w-0 gap-5">
        <Panel heading={t("insurance.payee.chosen")}>
          <Select
            label={t("insurance.payee.account")}
            name="account"
            hint={t("insurance.payee.hint")}
            error={inHand.failedField === "account" && inHand.failure}
            disabled={!draft.actions.includes("save")}
            options={accounts.includes(saved) ? options : [away, ...options]}
            value={account}
            onChange={({ target }) => setAccount(target.value)}
          />
          <p className="mt-3 text-sm text-ink-muted">{t("insurance.payee.keep")}</p>
        </Panel>
        <DraftBar
          {...{ draft, inHand }}
          read={() => ({ content: { account }, countsFrom: null })}
          isChanged={account !== saved}
        />
      </div>
      <FactsCard
        heading={t("insurance.insurer.draft.now")}
        none=""
        facts={[
          {
            question: t("insurance.payee.account"),
            answer: before && <Ltr className="wrap-anywhere">{before}</Ltr>,
          },
        ]}
      />
    </div>
  );
}
