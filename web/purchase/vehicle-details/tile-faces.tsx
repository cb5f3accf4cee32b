import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { DocumentSide } from "../../../domain/documents/documents.ts";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Ltr } from "../../ui/ltr.tsx";
import { Progress } from "../../ui/progress.tsx";

type Named = { side: DocumentSide; name: string };

function TileButton({
  onClick,
  name,
  children,
}: {
  onClick: () => void;
  name: string;
  children: ReactNode;
}) {
  return (
    <Button variant="link" size="small" onClick={onClick}>
      {children} <span className="sr-only">{name}</span>
    </Button>
  );
}

export function EmptyTile({
  side,
  name,
  error,
  onCamera,
}: Named & { error: ReactNode; onCamera: () => void }) {
  const { t } = useTranslation("purchase");

  return (
    <div className="pointer-events-none flex grow flex-col items-center justify-center gap-1 p-3.5 text-center">
      <Icon name={error ? "alert" : "upload"} className={error ? "text-danger" : "text-action"} />
      <b className="text-sm">{t(`vehicle.documents.${side}`)}</b>
      {error || (
        <span className="text-sm text-ink-muted">
          <span className="pointer-coarse:hidden">{t("vehicle.documents.dropOrPick")}</span>
          <span className="not-pointer-coarse:hidden">{t("vehicle.documents.pick")}</span>
        </span>
      )}
      {/* A computer's browser has no use for `capture`: there the button would open a file list. */}
      <span className="pointer-events-auto relative lg:not-pointer-coarse:hidden">
        <Button variant="link" size="small" icon="camera" onClick={onCamera}>
          {t("vehicle.documents.camera")} <span className="sr-only">{name}</span>
        </Button>
      </span>
    </div>
  );
}

export function PreparingTile({
  side,
  name,
  done,
  url,
  onCancel,
}: Named & { done: number; url: string | undefined; onCancel: () => void }) {
  const { t } = useTranslation("purchase");

  return (
    <>
      <Thumbnail url={url} name={name} isFaint />
      <Progress
        label={t("vehicle.documents.preparing", { name })}
        value={Math.round(done * 100)}
        className="mt-2"
      />
      <Row>
        <span>{t(`vehicle.documents.${side}`)}</span>
        <Ltr className="text-ink-muted max-sm:hidden">{`${Math.round(done * 100)}%`}</Ltr>
        <span className="ms-auto">
          <TileButton onClick={onCancel} name={name}>
            {t("vehicle.documents.cancel")}
          </TileButton>
        </span>
      </Row>
    </>
  );
}

export function SavedTile({
  side,
  name,
  url,
  onPick,
  onRemove,
}: Named & { url: string; onPick: () => void; onRemove: () => void }) {
  const { t } = useTranslation("purchase");

  return (
    <>
      <Thumbnail url={url} name={name} />
      <Row>
        <Icon name="check" size={20} className="text-success" />
        <span>{t(`vehicle.documents.${side}`)}</span>
        <span className="ms-auto flex flex-wrap gap-x-3 max-sm:w-full max-sm:justify-between">
          <TileButton onClick={onPick} name={name}>
            {t("vehicle.documents.replace")}
          </TileButton>
          <TileButton onClick={onRemove} name={name}>
            {/* On a phone there is room for one word; a second line would move what is below. */}
            <Icon name="x" size={20} className="sm:hidden" />
            <span className="max-sm:sr-only">{t("vehicle.documents.remove")}</span>
          </TileButton>
        </span>
      </Row>
    </>
  );
}

/** Not shown, because it is not on this device. */
export function FiledTile({ side, name, onPick }: Named & { onPick: () => void }) {
  const { t } = useTranslation("purchase");

  return (
    <>
      <div className="grid min-h-18 grow place-items-center content-center gap-1 rounded-sm bg-surface-leaf text-action">
        <Icon name="doc" />
        <span className="text-sm font-medium">{t("vehicle.documents.onFile")}</span>
      </div>
      <Row>
        <Icon name="check" size={20} className="text-success" />
        <span>{t(`vehicle.documents.${side}`)}</span>
        <span className="ms-auto">
          <TileButton onClick={onPick} name={name}>
            {t("vehicle.documents.replace")}
          </TileButton>
        </span>
      </Row>
    </>
  );
}

const Row = ({ children }: { children: ReactNode }) => (
  <div className="flex min-h-target flex-wrap items-center gap-x-1 pt-1.5 text-sm font-medium sm:gap-x-2 sm:px-1 sm:pt-0">
    {children}
  </div>
);

type ThumbnailProps = { url: string | undefined; name: string; isFaint?: boolean };

function Thumbnail({ url, name, isFaint = false }: ThumbnailProps) {
  return (
    <div
      className={`grid min-h-18 grow items-center overflow-hidden sm:min-h-24 rounded-sm bg-surface-sunken ${isFaint ? "opacity-55" : ""}`}
    >
      {url && <img src={url} alt={name} className="h-18 w-full object-contain sm:h-24" />}
    </div>
  );
}
