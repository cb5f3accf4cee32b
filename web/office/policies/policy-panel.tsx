import { useTranslation } from "react-i18next";
import { setTraffic } from "../../../contract/office/policies/routes.ts";
import type { DeskRequest } from "../../../contract/office/desk/requests.ts";
import type { DeskPolicy } from "../../../contract/office/policies/part.ts";
import { formatAmount } from "../../../domain/money.ts";
import { neverBegan } from "../../../domain/policies/cover.ts";
import { trafficStates } from "../../../domain/policies/policy-state.ts";
import { formatDay, formatMoment } from "../../i18n/formats.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { FieldError } from "../../ui/field.tsx";
import { Ltr } from "../../ui/ltr.tsx";
import { Pill } from "../../ui/pill.tsx";
import { Price } from "../../ui/price.tsx";
import { useSession } from "../frame/session.tsx";
import { CopyButton } from "../kit/copy-button.tsx";
import { policyTones } from "../kit/policy-tones.ts";
import { StaffShown } from "../kit/staff-shown.tsx";
import { useLanguage } from "../kit/use-language.ts";
import { useWriting } from "../kit/use-writing.ts";
import type { Change } from "../kit/change.ts";
import type { PanelProps } from "../kit/rooms.ts";
import { Facts, Panel } from "../kit/panel.tsx";
import { EndPolicy } from "./end-policy.tsx";
import { PolicyDocuments, PolicyVersions } from "./policy-documents.tsx";

/** What the insurer issued, with what differs from the sale. */
export function PolicyPanel({ request, onChange, onReload }: PanelProps) {
  const { policy } = request;
  return policy && <PolicyShown {...{ request, policy, onChange, onReload }} />;
}

type Props = Pick<Change, "onChange" | "onReload"> & { request: DeskRequest; policy: DeskPolicy };

function PolicyShown({ request, policy, ...change }: Props) {
  const { t } = useTranslation("office");
  const { language } = useLanguage();
  const { state, number, chassis, startsOn, endsOn, sumInsuredFils, premiumFils } = policy;
  const copied = (text: string, what: string) => (
    <>
      <Ltr>{text}</Ltr>
      <CopyButton text={text} what={what} />
    </>
  );
  const differs = (term: DeskPolicy["differences"][number]["term"]) => {
    const found = policy.differences.find((one) => one.term === term);
    return (
      found && (
        <Pill tone={found.kind === "worse" ? "bad" : "waiting"}>
          {t(`policies.kinds.${found.kind}`)}
        </Pill>
      )
    );
  };

  return (
    <Panel
      heading={t("policies.heading")}
      beside={<Pill tone={policyTones[state]}>{t(`policies.states.${state}`)}</Pill>}
    >
      {state === "refused" && (
        <Banner kind="warning" className="mb-3">
          {policy.refusal
            ? t("policies.refusedBecause", { note: policy.refusal })
            : t("policies.refused")}
        </Banner>
      )}
      <Facts
        facts={[
          {
            question: t("policies.fields.number"),
            answer: copied(number, t("policies.fields.number")),
          },
          {
            question: t("policies.fields.chassis"),
            answer: copied(chassis, t("policies.fields.chassis")),
          },
          {
            question: t("policies.dates"),
            answer: (
              <span className="flex flex-wrap justify-end gap-x-2 gap-y-1">
                {t("policies.period", {
                  from: formatDay(startsOn, language),
                  to: formatDay(endsOn, language),
                })}
                {differs("startsOn") ?? differs("endsOn")}
              </span>
            ),
          },
          {
            question: t(neverBegan(policy) ? "policies.neverBegan" : "policies.endedOn"),
            answer: policy.endedOn && formatDay(policy.endedOn, language),
          },
          {
            question: t("policies.terms.sumInsuredFils"),
            answer: (
              <>
                {differs("sumInsuredFils")}
                {sumInsuredFils === null ? (
                  t("policies.thirdPartyOnly")
                ) : (
                  <Price amount={formatAmount(sumInsuredFils)} />
                )}
              </>
            ),
          },
          {
            question: t("policies.terms.premiumFils"),
            answer: (
              <>
                {differs("premiumFils")}
                <Price amount={formatAmount(premiumFils)} />
              </>
            ),
          },
          {
            question: t("policies.terms.insuredName"),
            answer: (
              <>
                {differs("insuredName")}
                <bdi>{policy.insuredName}</bdi>
              </>
            ),
          },
          {
            question: t("policies.terms.plate"),
            answer: policy.plate && (
              <>
                {differs("plate")}
                <Ltr>{policy.plate}</Ltr>
              </>
            ),
          },
          {
            question: t("policies.terms.bank"),
            answer: policy.bank && (
              <>
                {differs("bank")}
                <bdi>{policy.bank}</bdi>
              </>
            ),
          },
        ]}
      />
      <Traffic {...{ request, policy, ...change }} />
      <PolicyDocuments {...{ request, policy }} />
      <PolicyVersions policy={policy} />
      {request.actions.includes("endPolicy") && <EndPolicy {...{ request, policy, ...change }} />}
    </Panel>
  );
}

function Traffic({ request, policy, onChange, onReload }: Props) {
  const { t } = useTranslation("office");
  const { language } = useLanguage();
  const { ask } = useSession();
  const { failure, write } = useWriting(onReload);
  const { traffic, trafficStaff } = policy;
  const { id, version } = request;

  const mark = (state: typeof traffic.state) => {
    const body = { version, traffic: state };
    void write(() => ask(setTraffic, { params: { id }, body }), onChange);
  };

  return (
    <div className="mt-1 border-t border-line pt-3 text-label">
      <p className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
        <span className="text-ink-muted">{t("policies.fields.traffic")}</span>
        <span className="font-medium">{t(`policies.trafficStates.${traffic.state}`)}</span>
      </p>
      {traffic.at && trafficStaff && (
        <p className="text-end text-xs text-ink-muted">
          <StaffShown>{trafficStaff}</StaffShown> · {formatMoment(traffic.at, language)}
        </p>
      )}
      {request.actions.includes("recordPolicy") && (
        <div className="mt-2 flex flex-wrap gap-2">
          {trafficStates
            .filter((state) => state !== traffic.state)
            .map((state) => (
              <Button key={state} variant="quiet" size="small" onClick={() => mark(state)}>
                {t(`policies.markTraffic.${state}`)}
              </Button>
            ))}
        </div>
      )}
      <FieldError id="traffic">{failure}</FieldError>
    </div>
  );
}
