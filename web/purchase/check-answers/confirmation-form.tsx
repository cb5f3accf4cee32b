import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { brand } from "../../../brand.ts";
import * as paths from "../../../contract/page-paths.ts";
import { dayInDubai, tomorrowInDubai } from "../../../domain/calendar-day.ts";
import { consentKinds, MAX_START_DAYS } from "../../../domain/purchase/confirmation.ts";
import { useSite } from "../../i18n/use-site.ts";
import { Card } from "../../ui/card.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";
import { ErrorSummary } from "../../ui/error-summary.tsx";
import { Columns } from "../../ui/page.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { Select } from "../../ui/select.tsx";
import { TextInput } from "../../ui/text-input.tsx";
import { useRulesForm } from "../../ui/use-rules-form.ts";
import { type FitField, fitFields } from "../../../domain/purchase/fit-fields.ts";
import { withAnswer } from "../../../domain/purchase/draft.ts";
import { claimsOptions } from "../../../domain/quotes/claims.ts";
import { useAccount } from "../choice/use-account.ts";
import { loadFullName, saveFullName } from "../draft/full-name.ts";
import { useEditing } from "../draft/use-editing.ts";
import { DocumentAnswers, FactAnswers, VehicleAnswers } from "./answers-shown.tsx";
import { CheckLead, CheckPage } from "./check-page.tsx";
import {
  confirmationFields,
  initialAnswers,
  type RatedField,
  ratedFields,
  TICKED,
  useConfirmationProblems,
  type ConfirmationValues,
} from "./confirmation-rules.ts";
import { loadFitCheck } from "./fit/load-fit-check.ts";
import type { Purchase } from "./gather-purchase.ts";
import { comesLater } from "../../shell/comes-later.tsx";
import { SaveToAccount } from "../draft/save-to-account.tsx";
import { QuoteSide } from "./quote-side.tsx";
import { Repriced } from "./repriced.tsx";
import { SendingShown } from "./sending-shown.tsx";
import { KnownPlate } from "./known-plate.tsx";
import { PersonAnswers } from "./person-answers.tsx";
import { useRepricing } from "./use-repricing.ts";
import type { useSending } from "./use-sending.ts";

const FitCheck = comesLater(loadFitCheck, <Skeleton className="h-16" />);

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
  const insurer = choice.insurerName[language];
  const [now] = useState(() => new Date());

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
  const repricing = useRepricing(purchase, onAnswer);
  const hintOf = (field: RatedField, hint: string) =>
    draft[ratedFields[field]] === "" ? t("check.cover.assumed") : hint;

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

  return (
    <CheckPage title={t("check.title")} lead={<CheckLead />} hasProblems={hasProblems}>
      <form
        noValidate
        onChange={({ target }) => keep((target as HTMLElement & { name?: string }).name ?? "")}
        onSubmit={form.submit(async () => {
          if (busy || !(await repricing.isStillRight()) || !sends.isAccepted()) return;
          const user = account.state === "known" ? account.user : undefined;
          await sends.send(answers(), form.valueOf("fullName").trim(), user);
        })}
      >
        <div className={hasProblems ? "mb-6" : ""}>
          <ErrorSummary heading={t("shell:errorSummary")} {...form.summary} />
        </div>
        <Columns
          side={
            <>
              <QuoteSide choice={choice} button={button} busy={busy}>
                {isSettled && <Repriced {...repricing} now={choice} />}
                <SendingShown {...sends} purchase={purchase} onAccepted={repricing.accept} />
              </QuoteSide>
              <div className="mt-4 px-2">
                <SaveToAccount path={paths.checkAnswers} isBack />
              </div>
            </>
          }
        >
          {!editing && <KnownPlate draft={draft} />}
          <VehicleAnswers draft={draft} />
          <Card>
            <h2 className="text-lg leading-snug tracking-normal">{t("check.cover.heading")}</h2>
            <p className="mt-1.5 max-w-reading text-label text-ink-muted">
              {t("check.cover.help")}
            </p>
            <div className="mt-5 grid gap-x-5 gap-y-6 sm:grid-cols-2">
              <TextInput
                {...form.field("startDate")}
                type="date"
                label={t("check.cover.startDate")}
                hint={t("check.cover.startDateHint")}
                min={tomorrowInDubai(now)}
                max={dayInDubai(now, MAX_START_DAYS)}
                autoComplete="off"
              />
              <TextInput
                {...form.field("vehicleValue")}
                ltr
                label={t("check.cover.vehicleValue")}
                hint={hintOf("vehicleValue", t("check.cover.vehicleValueHint"))}
                inputMode="numeric"
                autoComplete="off"
              />
              <Select
                {...form.field("previousClaims")}
                label={t("check.cover.previousClaims")}
                hint={hintOf("previousClaims", t("check.cover.previousClaimsHint"))}
                options={claimsOptions.map((value) => ({
                  value,
                  label: t(`check.cover.claims.${value}`),
                }))}
              />
            </div>
          </Card>
          <FactAnswers draft={draft} terms={choice.terms} />
          <FitCheck
            fieldOf={form.field}
            draft={draft}
            choice={choice}
            startDate={choice.confirmation.startDate || form.valueOf("startDate")}
          />
          <PersonAnswers
            account={account}
            onRetry={retryAccount}
            emiratesId={documents.emiratesId || undefined}
          >
            <TextInput
              {...form.field("fullName")}
              label={t("check.contact.fullName")}
              hint={t("check.contact.fullNameHint")}
              autoComplete="name"
              dir="auto"
              maxLength={200}
              fieldClassName="max-w-reading"
            />
          </PersonAnswers>
          <DocumentAnswers draft={draft} documents={documents} />
          <Card>
            <h2 className="text-lg leading-snug tracking-normal">{t("check.consents.heading")}</h2>
            <div className="mt-2 divide-y divide-line">
              {consentKinds.map((kind) => (
                <Checkbox key={kind} {...form.field(kind)} value={TICKED} className="py-1">
                  {t(`check.consents.${kind}`, { insurer, brand: brand.name[language] })}
                </Checkbox>
              ))}
            </div>
          </Card>
        </Columns>
      </form>
    </CheckPage>
  );
}

type FormField = keyof ConfirmationValues;

/** The draft's name of a field whose answer is part of it. */
const draftField = (name: string): (typeof ratedFields)[RatedField] | FitField | undefined =>
  name in ratedFields ? ratedFields[name as RatedField] : fitFields.find((field) => field === name);
