import { useState } from "react";
import { useTranslation } from "react-i18next";
import { judgeDocuments } from "../../../contract/office/documents/routes.ts";
import type { DeskDocument } from "../../../contract/office/documents/part.ts";
import { type DeskRequest, viewDeskDocument } from "../../../contract/office/desk/requests.ts";
import { formatMoment } from "../../i18n/formats.ts";
import { Button } from "../../ui/button.tsx";
import { useKeys } from "../frame/keys.tsx";
import { useSession } from "../frame/session.tsx";
import { Refused } from "../kit/refused.tsx";
import { useLanguage } from "../kit/use-language.ts";
import { judgedOf, type OneDocument } from "./by-kind.ts";
import type { Faulty } from "./faulty.tsx";
import type { Marks } from "./marks.ts";
import { Proof } from "./proof.tsx";
import { RejectDialog } from "./reject-dialog.tsx";
import type { Identity } from "../kit/rooms.ts";
import { useStaffName } from "../kit/staff-shown.tsx";
import { useSlotName } from "../kit/use-slot-name.ts";
import { useWriting } from "../kit/use-writing.ts";
import { type Picture, Viewer } from "./viewer.tsx";

type Props = {
  request: DeskRequest;
  identity: Identity;
  one: OneDocument;
  marks: Marks;
  onMark: Parameters<typeof Proof>[0]["onMark"];
  onAccepted: (request: DeskRequest) => void;
  onRejected: (request: DeskRequest, rejected: Faulty) => void;
  onReload: () => void;
  onTurnOver: (by: 1 | -1) => void;
};

/** The picture, what it proves, and the verdict. */
export function OpenedDocument(props: Props) {
  const { request, identity, one, marks, onMark, onAccepted, onRejected, onReload } = props;
  const { t } = useTranslation("office");
  const { ask } = useSession();
  const { failure, isBusy, write } = useWriting(onReload);
  const [isRejecting, setIsRejecting] = useState(false);
  const nameOf = useSlotName();
  const { id, version } = request;
  const judged = judgedOf(one);
  const mayJudge = request.actions.includes("judgeDocument");
  const isAccepted = judged.every(({ verdict }) => verdict?.is === "accepted");

  const addressOf = ({ _id }: DeskDocument) =>
    viewDeskDocument.url.replace(":id", id).replace(":documentId", _id);

  /** Old and new beside each other, else front and back. */
  const pictures = one.sides.flatMap(({ slot, inUse, fresh }): Picture[] => {
    const name = nameOf(slot);
    const isCompared = inUse !== undefined && fresh !== undefined;
    return [
      ...(inUse
        ? [
            {
              name,
              address: addressOf(inUse),
              verdict: inUse.verdict?.is,
              ...(isCompared && { mark: "inUse" as const }),
            },
          ]
        : []),
      ...(fresh ? [{ name, address: addressOf(fresh), mark: "fresh" as const }] : []),
    ];
  });

  const accept = () => {
    const documents = judged.map(({ _id }) => _id);
    const body = { version, documents, verdict: "accepted" as const };
    void write(() => ask(judgeDocuments, { params: { id }, body }), onAccepted);
  };
  const reject = () => setIsRejecting(true);

  useKeys({
    ...(mayJudge && !isAccepted && !isBusy && { KeyA: accept }),
    ...(mayJudge && { KeyX: reject }),
  });

  return (
    <div className="mt-3 grid gap-x-6 gap-y-5 border-t border-line pt-3 lg:grid-cols-[minmax(0,1.75fr)_minmax(18rem,1fr)]">
      <Viewer pictures={pictures} onTurnOver={props.onTurnOver} />
      <div className="grid content-start gap-4">
        <Proof {...{ request, identity, marks, onMark }} kind={one.kind} />
        <Verdicts judged={judged} />
        {mayJudge && (
          <div className="sticky bottom-0 -mx-2 grid gap-2 bg-surface-raised p-2 sm:grid-cols-2 lg:grid-cols-1">
            <Refused className="col-span-full">{failure}</Refused>
            {!isAccepted && (
              <Button icon="check" busy={isBusy} aria-keyshortcuts="a" onClick={accept}>
                {t("documents.accept")}
              </Button>
            )}
            <Button variant="danger" icon="x" aria-keyshortcuts="x" onClick={reject}>
              {t("documents.reject")}
            </Button>
          </div>
        )}
      </div>
      {isRejecting && (
        <RejectDialog
          {...{ request, judged, marks, onReload }}
          document={t(`documents.kinds.${one.kind}`)}
          onClose={() => setIsRejecting(false)}
          onRejected={(found, rejected) => {
            setIsRejecting(false);
            onRejected(found, rejected);
          }}
        />
      )}
    </div>
  );
}

function Verdicts({ judged }: { judged: readonly DeskDocument[] }) {
  const { t } = useTranslation("office");
  const staffName = useStaffName();
  const { language } = useLanguage();
  const words = judged.flatMap(({ verdict }) =>
    verdict
      ? [
          `${t(`documents.verdict.${verdict.is}`, {
            staff: staffName(verdict.staff),
            moment: formatMoment(verdict.at, language),
          })}${verdict.reason ? ` · ${t(`documents.faults.${verdict.reason}`)}` : ""}`,
        ]
      : [],
  );

  return (
    <ul className="grid gap-1 text-sm text-ink-muted empty:hidden">
      {[...new Set(words)].map((one) => (
        <li key={one}>{one}</li>
      ))}
    </ul>
  );
}
