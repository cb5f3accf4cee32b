import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Icon } from "../../ui/icon.tsx";
import type { IconName } from "../../ui/icon-paths.ts";

type Picture = { name: string; address: string };

const ZOOMS = [1, 1.5, 2, 3] as const;
const QUARTER = 90;

/** Front and back side by side, each turned on its own, both enlarged alike. */
export function Viewer({ pictures }: { pictures: readonly Picture[] }) {
  const { t } = useTranslation("office");
  const [zoom, setZoom] = useState(0);
  const columns = pictures.length > 1 && zoom === 0 ? "sm:grid-cols-2" : "";

  return (
    <div className="mt-4">
      <div className="mb-2 flex items-center gap-1">
        <Tool
          icon="minus"
          name={t("request.viewer.smaller")}
          isOff={zoom === 0}
          onPress={() => setZoom(zoom - 1)}
        />
        <Tool
          icon="plus"
          name={t("request.viewer.larger")}
          isOff={zoom === ZOOMS.length - 1}
          onPress={() => setZoom(zoom + 1)}
        />
        <bdi className="px-1 text-sm text-ink-muted">{`${(ZOOMS[zoom] ?? 1) * 100}%`}</bdi>
      </div>
      <div className={`grid gap-3 ${columns}`}>
        {pictures.map((picture) => (
          <Turnable key={picture.address} {...picture} zoom={ZOOMS[zoom] ?? 1} />
        ))}
      </div>
    </div>
  );
}

function Turnable({ name, address, zoom }: Picture & { zoom: number }) {
  const { t } = useTranslation("office");
  const [turns, setTurns] = useState(0);
  const [hasFailed, setHasFailed] = useState(false);

  return (
    <figure className="min-w-0">
      <div
        className="aspect-3/2 overflow-auto rounded-field bg-surface-sunken"
        role="region"
        aria-label={name}
        tabIndex={0}
      >
        {hasFailed ? (
          <p className="grid size-full place-items-center text-sm text-ink-muted">
            {t("request.documents.failed")}
          </p>
        ) : (
          <img
            src={address}
            alt={name}
            className="max-w-none object-contain"
            style={{
              width: `${zoom * 100}%`,
              height: `${zoom * 100}%`,
              rotate: `${turns * QUARTER}deg`,
            }}
            onError={() => setHasFailed(true)}
          />
        )}
      </div>
      <figcaption className="mt-1 flex items-center justify-between gap-2 text-sm">
        {name}
        <Tool
          icon="refresh"
          name={t("request.viewer.turn", { name })}
          onPress={() => setTurns(turns + 1)}
        />
      </figcaption>
    </figure>
  );
}

type ToolProps = { icon: IconName; name: string; isOff?: boolean; onPress: () => void };

function Tool({ icon, name, isOff = false, onPress }: ToolProps) {
  return (
    <button
      type="button"
      aria-label={name}
      title={name}
      disabled={isOff}
      className="grid size-9 place-items-center rounded-full hover:bg-surface-sunken disabled:opacity-40"
      onClick={onPress}
    >
      <Icon name={icon} size={20} />
    </button>
  );
}
