import { useDeferredValue, useState } from "react";
import { useTranslation } from "react-i18next";
import { isOpenDraft } from "../../../../domain/insurance/draft-state.ts";
import { Banner } from "../../../ui/banner.tsx";
import { Card } from "../../../ui/card.tsx";
import { fieldOf, momentInDubai } from "../../kit/dubai-field.ts";
import { CompareButton } from "../compare/compare-button.tsx";
import { EditionDifferences } from "./edition-differences.tsx";
import { DraftBar } from "../draft/draft-bar.tsx";
import type { DraftFormProps } from "../draft/draft-form.ts";
import { focusCell } from "./cell-id.ts";
import { ChangesPanel } from "./changes-panel.tsx";
import { OnSaleFrom } from "../draft/on-sale-from.tsx";
import { Sheet } from "./sheet.tsx";
import { useSheet } from "./use-sheet.ts";

/** The tables of a plan beside those on sale, and what their change does to prices. */
export function EditionDraft({ draft, inHand }: DraftFormProps) {
  const { t } = useTranslation("office");
  const sheet = useSheet(draft);
  const savedFrom = draft.countsFrom === null ? "" : fieldOf(new Date(draft.countsFrom));
  const [from, setFrom] = useState(savedFrom);
  const [hasRefused, setHasRefused] = useState(false);
  const { before, read, isChanged } = sheet;
  const after = useDeferredValue(read.edition);
  const isReadOnly = !draft.actions.includes("save");
  const wrongCount = read.wrong.size;

  const readWhole = () => {
    setHasRefused(wrongCount > 0);
    if (wrongCount > 0) {
      focusCell(sheet.grid.flat().find((key) => read.wrong.has(key)));
      return undefined;
    }
    return {
      content: read.edition,
      countsFrom: from === "" ? null : (momentInDubai(from) ?? from),
    };
  };

  const onSaleFrom = (
    <OnSaleFrom
      value={from}
      isWrong={inHand.failedField === "countsFrom"}
      isReadOnly={isReadOnly}
      onType={setFrom}
    />
  );

  return (
    <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_25rem]">
      <div className="grid min-w-0 gap-3">
        {before && isOpenDraft(draft.state) && (
          <div>
            <CompareButton variant="quiet">
              {wrongCount > 0 && (
                <p className="mb-3 text-sm text-warning-ink">
                  {t("insurance.edition.changes.unread")}
                </p>
              )}
              <EditionDifferences
                onSale={before}
                edition={read.edition}
                name={t("insurance.compare.draft")}
              />
            </CompareButton>
          </div>
        )}
        <Sheet sheet={sheet} isReadOnly={isReadOnly} />
      </div>
      <div className="grid gap-5">
        {before ? (
          <ChangesPanel before={before} after={after} hasWrong={wrongCount > 0} />
        ) : (
          <Card>
            <p>{t("insurance.edition.changes.nothingBefore")}</p>
          </Card>
        )}
        {hasRefused && wrongCount > 0 && (
          <Banner kind="error" live>
            {wrongCount === 1
              ? t("insurance.edition.wrongOne")
              : t("insurance.edition.wrongMany", { count: wrongCount })}
          </Banner>
        )}
        {draft.actions.length === 0 ? (
          <Card>{onSaleFrom}</Card>
        ) : (
          <DraftBar
            draft={draft}
            inHand={inHand}
            read={readWhole}
            isChanged={isChanged || from !== savedFrom}
          >
            {onSaleFrom}
          </DraftBar>
        )}
      </div>
    </div>
  );
}
