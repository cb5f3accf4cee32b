import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { DeskRequest } from "../../../contract/office/desk/requests.ts";
import type { DocumentKind } from "../../../domain/documents/documents.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { Icon } from "../../ui/icon.tsx";
import { useKeys } from "../frame/keys.tsx";
import { AskDialog } from "./ask-dialog.tsx";
import { AskedList } from "./asked-list.tsx";
import { documentsByKind, standingOf } from "./by-kind.ts";
import type { Marks } from "./marks.ts";
import { OpenedDocument } from "./opened-document.tsx";
import type { Faulty } from "./faulty.tsx";
import { Files } from "./files.tsx";
import { StandingMark } from "./standing-mark.tsx";
import { useFiles } from "./use-files.ts";
import type { Identity } from "../kit/rooms.ts";

type Props = {
  request: DeskRequest;
  identity: Identity;
  onChange: (request: DeskRequest) => void;
  onReload: () => void;
  onTurnEnded: (found: DeskRequest) => void;
};

/** Pictures load only when somebody opens them: each view is an audit row (ruling D1). */
export function Documents({ request, identity, onChange, onReload, onTurnEnded }: Props) {
  const { t } = useTranslation("office");
  const [opened, setOpened] = useState<DocumentKind>();
  const [marks, setMarks] = useState<Partial<Record<DocumentKind, Marks>>>({});
  const [rejected, setRejected] = useState<Faulty>();
  const [isAsking, setIsAsking] = useState(false);
  const files = useFiles(request, onReload);
  const documents = documentsByKind(request);
  const shown = documents.find(({ kind }) => kind === opened);
  const isEmpty = documents.length === 0;
  const mayAsk = request.actions.includes("askDocument");

  const open = (kind: DocumentKind | undefined) => {
    setOpened(kind);
    setRejected(undefined);
  };

  const turnOver = (by: 1 | -1) => {
    const at = documents.findIndex(({ kind }) => kind === opened);
    open(documents.at((at + by) % documents.length)?.kind);
  };

  /** Opens the next document without a verdict after one was given. */
  const goOn = (found: DeskRequest) => {
    onChange(found);
    const next = documentsByKind(found).find(({ kind, ...one }) => {
      const standing = standingOf({ kind, ...one }, found);
      return kind !== opened && (standing === "none" || standing === "waiting");
    });
    if (next) open(next.kind);
  };

  const asked = (found: DeskRequest) => {
    setIsAsking(false);
    setRejected(undefined);
    if (request.turn === "us" && found.turn !== "us") onTurnEnded(found);
    else onChange(found);
  };

  useKeys({
    KeyD: () => open(opened ?? documents[0]?.kind),
    KeyB: mayAsk ? () => setIsAsking(true) : undefined,
  });

  return (
    <Card>
      <header>
        <h2 className={isEmpty ? "text-lg leading-snug tracking-normal" : "sr-only"}>
          {t("documents.heading")}
        </h2>
        <ul className="flex flex-wrap gap-2 empty:hidden">
          {documents.map((one) => (
            <li key={one.kind} className="flex items-center gap-2 pe-3">
              <button
                type="button"
                aria-pressed={one.kind === opened}
                aria-describedby={`standing-${one.kind}`}
                className="inline-flex min-h-target items-center gap-2 rounded-full bg-surface-sunken px-4 text-sm font-medium hover:bg-surface-ground aria-pressed:bg-action aria-pressed:text-action-ink"
                onClick={() => open(one.kind === opened ? undefined : one.kind)}
              >
                <Icon name="doc" size={20} />
                {t(`documents.kinds.${one.kind}`)}
              </button>
              <span id={`standing-${one.kind}`}>
                <StandingMark standing={standingOf(one, request)} />
              </span>
            </li>
          ))}
        </ul>
      </header>
      {files.failure && (
        <Banner kind="warning" live className="mt-4">
          {files.failure}
        </Banner>
      )}
      {isEmpty && <p className="mt-3 text-ink-muted">{t("documents.none")}</p>}
      <AskedList {...{ request, onChange, onReload }} onAsked={asked} />
      {rejected && mayAsk && (
        <Banner
          kind="warning"
          live
          className="mt-4"
          actions={
            <Button size="small" icon="mail" onClick={() => setIsAsking(true)}>
              {t("documents.ask")}
            </Button>
          }
        >
          {t("documents.rejectedNow")}
        </Banner>
      )}
      {shown && (
        <OpenedDocument
          key={shown.kind}
          {...{ request, identity, onReload }}
          one={shown}
          marks={marks[shown.kind] ?? {}}
          onMark={(fact, mark) =>
            setMarks((all) => ({ ...all, [shown.kind]: { ...all[shown.kind], [fact]: mark } }))
          }
          onAccepted={goOn}
          onRejected={(found, what) => {
            onChange(found);
            setRejected(what);
          }}
          onTurnOver={turnOver}
        />
      )}
      {(!isEmpty || mayAsk) && (
        <footer className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
          {!isEmpty && (
            <p className="flex items-center gap-2 text-xs text-ink-muted">
              <Icon name="eye" size={16} />
              {t("documents.logged")}
            </p>
          )}
          <div className="ms-auto flex flex-wrap items-center gap-x-4 gap-y-2">
            {!isEmpty && <Files {...{ request, files, onReload }} />}
            {mayAsk && !rejected && (
              <Button
                variant="quiet"
                size="small"
                icon="mail"
                aria-keyshortcuts="b"
                onClick={() => setIsAsking(true)}
              >
                {t("documents.ask")}
              </Button>
            )}
          </div>
        </footer>
      )}
      {isAsking && (
        <AskDialog
          request={request}
          slots={rejected?.slots ?? shown?.sides.map(({ slot }) => slot) ?? []}
          reason={rejected?.reason ?? ""}
          onClose={() => setIsAsking(false)}
          onAsked={asked}
          onReload={onReload}
        />
      )}
    </Card>
  );
}
