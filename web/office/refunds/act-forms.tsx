import { type ReactNode, type SubmitEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../ui/button.tsx";
import { TextInput } from "../../ui/text-input.tsx";
import { firstFocus } from "../kit/first-focus.ts";
import { ReasonArea } from "../kit/reason-area.tsx";
import { useNeededText } from "../kit/use-needed-text.ts";
import { once } from "./once.ts";
import type { Acts } from "./use-acts.ts";

type FormProps = { onSubmit: () => void; children: ReactNode };

function Form({ onSubmit, children }: FormProps) {
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    onSubmit();
  };

  return (
    <form className="grid gap-3" noValidate onSubmit={submit}>
      {children}
    </form>
  );
}

const row = "flex flex-wrap gap-3";

export function DecideForm({ acts }: { acts: Acts }) {
  const { t } = useTranslation("office");
  const reason = useNeededText(t("refunds.fields.refuseMissing"));

  return (
    <Form onSubmit={acts.approve}>
      <ReasonArea hint={t("refunds.fields.refuseHint")} {...reason.field} />
      <div className={row}>
        <Button type="submit" variant="sun" onClick={once()} className="grow" busy={acts.isBusy}>
          {t("refunds.acts.approve")}
        </Button>
        <Button
          variant="danger"
          className="grow"
          busy={acts.isBusy}
          onClick={once(() => {
            if (reason.check()) acts.refuse(reason.text);
          })}
        >
          {t("refunds.acts.refuse")}
        </Button>
      </div>
    </Form>
  );
}

type ReferenceProps = {
  value: string;
  onChange: (value: string) => void;
  hint?: string;
  error?: string | undefined;
};

function Reference({ value, onChange, ...words }: ReferenceProps) {
  const { t } = useTranslation("office");

  return (
    <TextInput
      {...words}
      ltr
      label={t("refunds.fields.reference")}
      name="insurerRef"
      autoComplete="off"
      maxLength={60}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

type TypedProps = { acts: Acts; reference: string; onType: (reference: string) => void };

export function SendForm({ acts, reference, onType }: TypedProps) {
  const { t } = useTranslation("office");

  return (
    <Form onSubmit={() => acts.send(reference.trim())}>
      <Reference value={reference} onChange={onType} hint={t("refunds.fields.referenceHint")} />
      <Button type="submit" variant="sun" onClick={once()} busy={acts.isBusy}>
        {t("refunds.acts.send")}
      </Button>
    </Form>
  );
}

/** @param onFail undefined where it may not be marked failed */
export function ConfirmForm({
  acts,
  reference,
  onType,
  onFail,
}: TypedProps & { onFail: (() => void) | undefined }) {
  const { t } = useTranslation("office");
  const [hasTried, setHasTried] = useState(false);
  const isMissing = reference.trim() === "";

  const submit = () => {
    setHasTried(true);
    if (!isMissing) acts.confirm(reference.trim());
  };

  return (
    <Form onSubmit={submit}>
      <Reference
        value={reference}
        onChange={onType}
        error={hasTried && isMissing ? t("refunds.fields.referenceMissing") : undefined}
      />
      <div className={row}>
        <Button type="submit" variant="sun" onClick={once()} className="grow" busy={acts.isBusy}>
          {t("refunds.acts.confirm")}
        </Button>
        {onFail && (
          <Button variant="danger" className="grow" onClick={once(onFail)}>
            {t("refunds.acts.fail")}
          </Button>
        )}
      </div>
    </Form>
  );
}

type EndProps = { acts: Acts; how: "fail" | "void"; onBack: () => void };

/** What needs a reason and is no good news takes the place of the other buttons. */
export function EndForm({ acts, how, onBack }: EndProps) {
  const { t } = useTranslation("office");
  const reason = useNeededText(t(`refunds.fields.${how}Missing`));

  const submit = () => {
    if (!reason.check()) return;
    if (how === "fail") acts.fail(reason.text);
    else acts.end(reason.text);
  };

  return (
    <Form onSubmit={submit}>
      <ReasonArea ref={firstFocus} hint={t(`refunds.fields.${how}Hint`)} {...reason.field} />
      <div className={row}>
        <Button type="submit" variant="danger" onClick={once()} className="grow" busy={acts.isBusy}>
          {t(`refunds.acts.${how}`)}
        </Button>
        <Button variant="quiet" onClick={onBack}>
          {t("refunds.acts.back")}
        </Button>
      </div>
    </Form>
  );
}
