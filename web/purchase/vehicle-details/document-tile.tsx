import { type DragEvent, type ReactNode, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import {
  type DocumentSide,
  type DocumentSlot,
  documentTypes,
  megabytesAbove,
} from "../../../domain/documents/documents.ts";
import { formatNumber } from "../../i18n/formats.ts";
import { useSite } from "../../i18n/use-site.ts";
import { Icon } from "../../ui/icon.tsx";
import type { PictureShelf, Tile } from "./picture-shelf.ts";
import { EmptyTile, FiledTile, SavedTile, PreparingTile } from "./tile-faces.tsx";

type Props = {
  slot: DocumentSlot;
  side: DocumentSide;
  tile: Tile | undefined;
  isOnFile: boolean;
  missing: string | undefined;
  shelf: PictureShelf;
};

export function DocumentTile({ slot, side, tile, isOnFile, missing, shelf }: Props) {
  const { t } = useTranslation("purchase");
  const input = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const name = t(`vehicle.documents.named.${slot}`);
  const { language } = useSite();
  const problem = tile?.problem && t(`vehicle.documents.problems.${tile.problem}`);
  const size =
    tile?.problem === "size" &&
    t("vehicle.documents.problems.itsSize", {
      size: formatNumber(megabytesAbove(tile.bytes ?? 0), language),
    });
  const isBusy = tile?.done !== undefined;
  const isEmpty = tile?.url === undefined && !isBusy && !isOnFile;
  const error = problem ?? (isBusy ? undefined : missing);

  const take = (files: FileList | null) => {
    const [file] = files ?? [];
    if (file) shelf.add(slot, file);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    take(event.dataTransfer.files);
  };
  const inputProps = {
    type: "file",
    accept: documentTypes.join(","),
    // Lets the same file be chosen twice in a row.
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) => {
      take(currentTarget.files);
      currentTarget.value = "";
    },
  } as const;

  return (
    <div className="flex min-w-0 flex-col">
      <div
        className={`relative flex min-h-40 flex-col rounded-field has-[[data-picker]:focus-visible]:outline-3 has-[[data-picker]:focus-visible]:outline-offset-2 has-[[data-picker]:focus-visible]:outline-focus ${lookOf(isEmpty, error !== undefined, isOver)}`}
        onDragOver={(event) => {
          event.preventDefault();
          setIsOver(true);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={drop}
      >
        <input
          {...inputProps}
          ref={input}
          id={slot}
          data-picker=""
          aria-label={t(`vehicle.documents.names.${slot}`)}
          aria-invalid={error ? true : undefined}
          aria-describedby={error && `${slot}-error`}
          tabIndex={isEmpty ? 0 : -1}
          className={isEmpty ? "absolute inset-0 cursor-pointer opacity-0" : "sr-only"}
        />
        <input {...inputProps} ref={camera} capture="environment" hidden />
        <Face
          {...{ tile, side, name, isOnFile }}
          error={
            isEmpty &&
            error && <Words slot={slot} isAlert={problem !== undefined} text={error} more={size} />
          }
          onPick={() => input.current?.click()}
          onCamera={() => camera.current?.click()}
          onCancel={() => {
            shelf.cancel(slot);
            input.current?.focus();
          }}
          onRemove={() => {
            shelf.remove(slot);
            input.current?.focus();
          }}
        />
      </div>
      {!isEmpty && error && <Words slot={slot} isAlert text={error} more={size} />}
      <div role="status">
        {tile?.hints.map((hint) => (
          <p key={hint} className="mt-1.5 flex items-start gap-1.5 text-sm text-warning-ink">
            <Icon name="info" size={20} />
            {t(`vehicle.documents.hints.${hint}`)}
          </p>
        ))}
      </div>
    </div>
  );
}

type WordsProps = { slot: string; isAlert: boolean; text: string; more: string | false };

/** The error summary has announced missing ones already. */
function Words({ slot, isAlert, text, more }: WordsProps) {
  return (
    <p
      id={`${slot}-error`}
      className="mt-1 text-sm font-medium text-danger"
      {...(isAlert && { role: "alert" })}
    >
      <span>{text}</span>
      {more && <span className="block">{more}</span>}
    </p>
  );
}

type FaceProps = {
  tile: Tile | undefined;
  side: DocumentSide;
  name: string;
  isOnFile: boolean;
  error: ReactNode;
  onPick: () => void;
  onCamera: () => void;
  onCancel: () => void;
  onRemove: () => void;
};

function Face({ tile, isOnFile, ...face }: FaceProps) {
  if (tile?.done !== undefined) return <PreparingTile {...face} done={tile.done} url={tile.url} />;
  if (tile?.url !== undefined) return <SavedTile {...face} url={tile.url} />;
  if (isOnFile) return <FiledTile {...face} />;
  return <EmptyTile {...face} />;
}

function lookOf(isEmpty: boolean, isWrong: boolean, isOver: boolean) {
  if (isOver) return "grow border-2 border-dashed border-action bg-surface-leaf";
  if (!isEmpty) return "border border-line bg-surface-raised p-2 pb-1 shadow-1";
  return isWrong
    ? "grow border-2 border-danger bg-danger-soft"
    : "grow border-[1.5px] border-dashed border-line-strong bg-surface-soft";
}
