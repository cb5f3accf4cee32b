import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import * as paths from "../../../contract/page-paths.ts";
import { dayInDubai } from "../../../domain/calendar-day.ts";
import { useSite } from "../../i18n/use-site.ts";
import { ErrorSummary } from "../../ui/error-summary.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { useRulesForm } from "../../ui/use-rules-form.ts";
import { type FitField, fitFields } from "../../../domain/purchase/fit-fields.ts";
import { withAnswer } from "../../../domain/purchase/draft.ts";
import { useAccount } from "../choice/use-account.ts";
import { loadFullName, saveFullName } from "../draft/full-name.ts";
import { useEditing } from "../draft/use-editing.ts";
import { CarGroup } from "./car-group.tsx";
import { CheckLead, CheckPage } from "./check-page.tsx";
import {
  confirmationFields,
  initialAnswers,
  useConfirmationProblems,
  type ConfirmationValues,
} from "./confirmation-rules.ts";
import { AssumedLine } from "./facts/assumed-line.tsx";
import { factFieldNames, inputOfField } from "./facts/fact-names.ts";
import { type FactInput, ratedFacts } from "./facts/rated-facts.ts";
import { loadFitCheck } from "./fit/load-fit-check.ts";
import type { Purchase } from "./gather-purchase.ts";
import { comesLater } from "../../shell/comes-later.tsx";
import { SaveToAccount } from "../draft/save-to-account.tsx";
import { QuoteSide } from "./quote-side.tsx";
import { SendBar } from "./send-bar.tsx";
import { PapersGroup } from "./papers-group.tsx";
import { PersonGroup } from "./person-group.tsx";
import { useActiveRequests } from "./use-active-requests.ts";
import { useRepricing } from "./use-repricing.ts";
import type { useSending } from "./use-sending.ts";

const FitCheck = comesLater(loadFitCheck, <Skeleton className="h-11" />);

const KnownPlate = comesLater(() => import("./known-plate.tsx"), null);
// Nothing is sent or priced anew before somebody has used the form, which fetches both.
const SendingShown = comesLater(() => import("./sending-shown.tsx"), null);
const Repriced = comesLater(() => import("./repriced.tsx"), null);

const FORM = "confirmation";

type Props = {
  purchase: Purchase;
  onAnswer: (changed: Purchase) => void;
  onLoginFirst: () => void;
} & ReturnType<typeof useSending>;

export function ConfirmationForm({ purchase, onAnswer, onLoginFirst, ...sends }: Props) {
  const { t } = useTranslation(["purchase", "shell"]);
  const { language } = useSite();
  const { draft, choice, documents } = purchase;
  const editing = useEditing();
  const [account, retryAccount] = useAccount();
  const [now] = useState(() => new Date());
  const day = dayInDubai(now);
  const facts = ratedFacts(draft, choice.terms?.inputsRead ?? [], day);

  const form = useRulesForm<ConfirmationValues>({
    fields: confirmationFields,
    problemsOf: useConfirmationProblems(),
    initial: {
      ...initialAnswers(choice.confirmation, draft, now),
      fullName: loadFullName(),
      declaration: "",
      authorisation: "",
    },
  });
  const answers = () => ({ startDate: form.valueOf("startDate") });
  // Survives a login, a reload and Back. The consents are asked for each time.
  const keep = (field: string) => {
    const answered = draftField(field);
    onAnswer({
      ...purchase,
      choice: { ...choice, confirmation: answers() },
      draft: answered ? withAnswer(draft, answered, form.valueOf(field as FormField)) : draft,
    });
    if (field === "fullName") saveFullName(form.valueOf("fullName"));
  };
  const active = useActiveRequests(draft);
  const repricing = useRepricing(purchase, onAnswer);

  useEffect(() => {
    if (account.state === "loginFirst") onLoginFirst();
  }, [account.state, onLoginFirst]);

  const { sending } = sends;
  const button = useRef<HTMLButtonElement>(null);
  const accepted = sending.state === "idle" && sending.priceAccepted === true;
  useEffect(() => {
    if (accepted) button.current?.focus();
  }, [accepted]);

  const hasProblems = form.summary.problems.length > 0;
  const busy = sending.state === "sending";
  const isSettled = sending.state === "idle" || sending.state === "refused";
  const isRepriced =
    repricing.reasons !== undefined || repricing.before.priceFils !== choice.priceFils;
  const startDate =
    choice.confirmation.startDate || initialAnswers(choice.confirmation, draft, now).startDate;

  return (
    <CheckPage
      title={t("check.title")}
      lead={<CheckLead />}
      hasProblems={hasProblems}
      side={
        <>
          <QuoteSide choice={choice} now={now}>
            <SendBar priceFils={choice.priceFils} button={button} form={FORM} busy={busy}>
              {(sending.state !== "idle" || accepted) && (
                <SendingShown {...sends} purchase={purchase} onAccepted={repricing.accept} />
              )}
            </SendBar>
          </QuoteSide>
          <div className="mt-1 px-2">
            <SaveToAccount path={paths.checkAnswers} isBack />
          </div>
        </>
      }
    >
      <form
        id={FORM}
        noValidate
        className="grid gap-2.5 lg:gap-3.5"
        onFocus={fetchAhead}
        onChange={({ target }) => {
          // Not every browser gives the focus to a box that is tapped.
          fetchAhead();
          keep((target as HTMLElement & { name?: string }).name ?? "");
        }}
        onSubmit={form.submit(async () => {
          if (busy || !(await repricing.isStillRight()) || !sends.isAccepted()) return;
          const user = account.state === "known" ? account.user : undefined;
          await sends.send(answers(), form.valueOf("fullName").trim(), user);
        })}
      >
        <ErrorSummary heading={t("shell:errorSummary")} {...form.summary} />
        {!editing && active.length > 0 && <KnownPlate active={active} />}
        <CarGroup
          draft={draft}
          facts={facts}
          startDateField={form.field("startDate")}
          startDate={startDate}
          now={now}
        >
          <AssumedLine fieldOf={(input) => form.field(factFieldNames[input])} facts={facts} />
          {isSettled && isRepriced && <Repriced {...repricing} now={choice} />}
          <FitCheck fieldOf={form.field} draft={draft} choice={choice} startDate={startDate} />
        </CarGroup>
        <PersonGroup
          account={account}
          onRetry={retryAccount}
          facts={facts}
          emiratesId={documents.emiratesId || undefined}
          nameField={form.field("fullName")}
          day={day}
        />
        <PapersGroup
          draft={draft}
          documents={documents}
          insurer={choice.insurerName[language]}
          fieldOf={form.field}
        />
      </form>
    </CheckPage>
  );
}

let isFetched = false;
function fetchAhead() {
  if (isFetched) return;
  isFetched = true;
  void SendingShown.fetchAhead();
  void Repriced.fetchAhead();
}

type FormField = keyof ConfirmationValues;

/** The draft's name of a field whose answer is part of it. */
const draftField = (name: string): FactInput | FitField | undefined =>
  inputOfField(name) ?? fitFields.find((field) => field === name);
