import { useTranslation } from "react-i18next";
import { copyAgreement } from "../../../../contract/office/insurance/drafts.ts";
import type { InsurerShown } from "../../../../contract/office/insurance/insurer-shapes.ts";
import { dayInDubai } from "../../../../domain/calendar-day.ts";
import { Button } from "../../../ui/button.tsx";
import { Pill } from "../../../ui/pill.tsx";
import { useNow } from "../../../ui/use-now.ts";
import { useSession } from "../../frame/session.tsx";
import { useStaffName } from "../../kit/staff-shown.tsx";
import { ByTwo } from "./by-two.tsx";
import { Commission } from "./commission.tsx";
import { DraftLink } from "./draft-link.tsx";
import { Ends, ListCard, ListLine } from "./list-card.tsx";
import type { Copying } from "./use-copying.ts";
import { Validity } from "./validity.tsx";

type Props = { insurer: InsurerShown; copying: Copying; mayDraft: boolean };

/** What the insurer allows us to sell, and when. */
export function AgreementList({ insurer, copying, mayDraft }: Props) {
  const { t } = useTranslation("office");
  const { ask } = useSession();
  const staffName = useStaffName();
  const { slug, agreements, drafts } = insurer;
  const added = drafts.filter(
    ({ kind, subject }) => kind === "agreement" && !agreements.some(({ id }) => id === subject),
  );
  const copy = (replaces: string | null) => () =>
    copying.copy(replaces ?? "new", () =>
      ask(copyAgreement, { params: { slug }, body: { replaces } }),
    );

  return (
    <ListCard
      heading={t("insurance.insurer.agreements.heading")}
      none={agreements.length + added.length === 0 && t("insurance.insurer.agreements.none")}
      beside={
        mayDraft && (
          <Button
            variant="link"
            size="small"
            icon="plus"
            busy={copying.busyWith === "new"}
            onClick={copy(null)}
          >
            {t("insurance.insurer.agreements.add")}
          </Button>
        )
      }
    >
      {added.map(({ id, writtenBy }) => (
        <ListLine key={id}>
          <Ends>
            <span className="font-strong">{t("insurance.insurer.agreements.newDraft")}</span>
            <DraftLink id={id} />
          </Ends>
          <span className="text-xs text-ink-muted">
            {t("insurance.draft.writtenBy", { name: staffName(writtenBy) })}
          </span>
        </ListLine>
      ))}
      {agreements.map((agreement) => (
        <Line
          key={agreement.id}
          agreement={agreement}
          mayCopy={mayDraft}
          isBusy={copying.busyWith === agreement.id}
          onCopy={copy(agreement.id)}
        />
      ))}
    </ListCard>
  );
}

type LineProps = {
  agreement: InsurerShown["agreements"][number];
  mayCopy: boolean;
  isBusy: boolean;
  onCopy: () => void;
};

function Line({ agreement, mayCopy, isBusy, onCopy }: LineProps) {
  const { t } = useTranslation("office");
  const { isInForce, validFrom, draft, lines } = agreement;
  const isToCome = validFrom > dayInDubai(useNow());
  const state = isInForce ? "inForce" : isToCome ? "future" : "past";

  return (
    <ListLine>
      <Ends>
        <span className={state === "past" ? "text-ink-muted" : "font-strong"}>
          <Validity {...agreement} />
        </span>
        <Pill tone={isInForce ? "good" : isToCome ? "calm" : "sand"}>
          {t(`insurance.insurer.agreements.${state}`)}
        </Pill>
      </Ends>
      {lines.map(({ cover, commission }) => (
        <span key={cover} className="text-ink-muted">
          {t(`covers.${cover}`)}
          {" · "}
          <Commission points={commission} />
        </span>
      ))}
      <Ends>
        <ByTwo {...agreement} />
        {draft ? (
          <DraftLink id={draft.id} />
        ) : (
          mayCopy &&
          state !== "past" && (
            <Button variant="link" size="small" icon="copy" busy={isBusy} onClick={onCopy}>
              {t("insurance.insurer.copy")}
            </Button>
          )
        )}
      </Ends>
    </ListLine>
  );
}
