import { useState } from "react";
import { useTranslation } from "react-i18next";
import { formatMoment, formatNumber } from "../../i18n/formats.ts";
import { useSite } from "../../i18n/use-site.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Plate } from "../../ui/plate/plate.tsx";
import { Progress } from "../../ui/progress.tsx";
import { useVehicleWords } from "../choice/vehicle-words.ts";
import { type AccountCopy, eraseCopy, takeCopy } from "./account-copy.ts";
import { savedAt } from "./stored-draft.ts";

type Props = {
  copy: AccountCopy;
  /** While it loads, anything else written would be lost. */
  onTaking: (isTaking: boolean) => void;
  onTaken: () => void;
  onDiscarded: () => void;
};

type Asked = "discard" | "replace";

export default function WaitingCopy({ copy, onTaking, onTaken, onDiscarded }: Props) {
  const { t } = useTranslation("purchase");
  const { language } = useSite();
  const { plate } = useVehicleWords(copy.draft);
  const [done, setDone] = useState<number>();
  const [hasFailed, setHasFailed] = useState(false);
  const [asked, setAsked] = useState<Asked>();
  const forgetQuestion = () => setAsked(undefined);

  const take = async () => {
    forgetQuestion();
    setHasFailed(false);
    setDone(0);
    onTaking(true);
    const isTaken = await takeCopy(copy, setDone);
    onTaking(false);
    if (isTaken) return onTaken();
    setDone(undefined);
    setHasFailed(true);
  };

  const discard = async () => {
    forgetQuestion();
    if (await eraseCopy()) onDiscarded();
    else setHasFailed(true);
  };

  return (
    <Card aria-labelledby="waiting-copy" className="mb-6">
      <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-4">
        <div className="min-w-0">
          <h2 id="waiting-copy" className="text-title-sm">
            {t("resume.waiting.heading")}
          </h2>
          <p className="mt-1 text-sm text-ink-muted">
            {t("resume.waiting.saved", { moment: formatMoment(copy.savedAt, language) })}
          </p>
          <ul className="mt-3 grid gap-1.5 text-label">
            <Item icon="car">{t(`resume.waiting.${copy.draft.type}`)}</Item>
            {copy.choice && (
              <Item icon="shield">
                {t("resume.waiting.quote", { insurer: copy.choice.insurerName[language] })}
              </Item>
            )}
            <Item icon="doc">
              {t("resume.waiting.photos", {
                count: copy.slots.length,
                number: formatNumber(copy.slots.length, language),
              })}
            </Item>
          </ul>
        </div>
        {plate && plate.number !== "" && <Plate {...plate} className="w-44" />}
      </div>
      {done === undefined ? (
        <div className="mt-5 flex flex-wrap items-center gap-x-5 gap-y-2">
          <Button
            iconAfter="arrow"
            className="max-sm:w-full"
            onClick={() => (savedAt() === undefined ? void take() : setAsked("replace"))}
          >
            {t("resume.waiting.continue")}
          </Button>
          <Button variant="link" size="small" icon="trash" onClick={() => setAsked("discard")}>
            {t("resume.waiting.discard")}
          </Button>
        </div>
      ) : (
        <div className="mt-5">
          <p className="mb-1.5 text-sm text-ink-muted">{t("resume.waiting.loading")}</p>
          <Progress
            label={t("resume.waiting.loading")}
            value={done}
            max={1}
            className="w-full max-w-80"
          />
        </div>
      )}
      {hasFailed && (
        <Banner kind="error" live className="mt-4">
          {t("resume.broken")}
        </Banner>
      )}
      <Question
        about="discard"
        isAsked={asked === "discard"}
        onYes={() => void discard()}
        onNo={forgetQuestion}
      />
      <Question
        about="replace"
        isAsked={asked === "replace"}
        onYes={() => void take()}
        onNo={forgetQuestion}
      />
    </Card>
  );
}

function Item({ icon, children }: { icon: "car" | "shield" | "doc"; children: string }) {
  return (
    <li className="flex gap-2.5">
      <Icon name={icon} size={20} className="mt-0.5 shrink-0 text-accent-text" />
      {children}
    </li>
  );
}

type QuestionProps = { about: Asked; isAsked: boolean; onYes: () => void; onNo: () => void };

function Question({ about, isAsked, onYes, onNo }: QuestionProps) {
  const { t } = useTranslation("purchase");

  return (
    <Dialog
      open={isAsked}
      onClose={onNo}
      heading={t(`resume.waiting.questions.${about}.heading`)}
      closeLabel={t("vehicle.clear.close")}
      actions={
        <>
          <Button variant="danger" onClick={onYes}>
            {t(`resume.waiting.${about}`)}
          </Button>
          <Button variant="quiet" onClick={onNo}>
            {t(`resume.waiting.questions.${about}.no`)}
          </Button>
        </>
      }
    >
      <p>{t(`resume.waiting.questions.${about}.help`)}</p>
    </Dialog>
  );
}
