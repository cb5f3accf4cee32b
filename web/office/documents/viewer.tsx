import { useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { ProblemCode } from "../../../contract/problems.ts";
import { Icon } from "../../ui/icon.tsx";
import { Ltr } from "../../ui/ltr.tsx";
import { DeskIcon } from "../kit/desk-icon.tsx";
import { StandingMark } from "./standing-mark.tsx";
import { useKeys } from "../frame/keys.tsx";

export type Picture = {
  name: string;
  address: string;
  mark?: "inUse" | "fresh";
  verdict?: "accepted" | "rejected" | undefined;
};

type Props = {
  pictures: readonly Picture[];
  /** Turns to the document before (-1) or after (1). */
  onTurnOver: (by: 1 | -1) => void;
};

const ZOOMS = [1, 1.5, 2, 3] as const;
const QUARTER = 90;

/** Turned by a quarter, it is as wide as its frame is high, so that the whole picture stays in it. */
const sizeOf = (zoom: number, turns: number) => {
  const [across, down] = [`${zoom * 100}cqw`, `${zoom * 100}cqh`];
  return turns % 2 === 0 ? { width: across, height: down } : { width: down, height: across };
};

/** Side by side, each turned on its own, all enlarged alike. */
export function Viewer({ pictures, onTurnOver }: Props) {
  const { t } = useTranslation("office");
  const [zoom, setZoom] = useState(0);
  const columns = pictures.length > 1 && zoom === 0 ? "sm:grid-cols-2" : "";
  const isRtl = document.documentElement.dir === "rtl";

  const larger = zoom < ZOOMS.length - 1 ? () => setZoom(zoom + 1) : undefined;
  const smaller = zoom > 0 ? () => setZoom(zoom - 1) : undefined;

  useKeys({
    Equal: larger,
    NumpadAdd: larger,
    Minus: smaller,
    NumpadSubtract: smaller,
    // Enlarged, the arrows move the picture.
    ...(zoom === 0 && {
      ArrowLeft: () => onTurnOver(isRtl ? 1 : -1),
      ArrowRight: () => onTurnOver(isRtl ? -1 : 1),
    }),
  });

  return (
    <div className="min-w-0">
      <div className={`grid gap-3 ${columns}`}>
        {pictures.map((picture) => (
          <Turnable key={picture.address} {...picture} zoom={ZOOMS[zoom] ?? 1} />
        ))}
      </div>
      <div className="mt-2 flex items-center gap-1">
        <Tool
          icon={<Icon name="minus" size={20} />}
          name={t("documents.viewer.smaller")}
          onPress={smaller}
        />
        <Tool
          icon={<Icon name="plus" size={20} />}
          name={t("documents.viewer.larger")}
          onPress={larger}
        />
        <Ltr className="px-1 text-sm text-ink-muted">{`${(ZOOMS[zoom] ?? 1) * 100}%`}</Ltr>
      </div>
    </div>
  );
}

/** Both are framed, so that they look equally large. */
const looks = {
  inUse: { frame: "outline-line", pill: "bg-surface text-ink-muted" },
  fresh: { frame: "outline-accent", pill: "bg-accent text-accent-ink" },
};

/** A picture's own error does not say what the server answered. */
const isDamagedAt = async (address: string) => {
  try {
    const { code } = (await (await fetch(address)).json()) as { code?: ProblemCode };
    return code === "documents.damaged";
  } catch {
    return false;
  }
};

function Turnable({ name, address, mark, verdict, zoom }: Picture & { zoom: number }) {
  const { t } = useTranslation("office");
  const [turns, setTurns] = useState(0);
  const [failure, setFailure] = useState<string>();
  const turn = () => setTurns((before) => before + 1);
  const full = mark ? `${name}: ${t(`documents.viewer.${mark}`)}` : name;

  useKeys({ KeyR: turn });

  const explain = async () => {
    const isDamaged = await isDamagedAt(address);
    setFailure(t(isDamaged ? "problems.documents.damaged" : "documents.failed"));
  };

  return (
    <figure className="min-w-0">
      <div
        className={`[container-type:size] aspect-3/2 overflow-auto rounded-field bg-surface-sunken ${mark ? `outline-2 ${looks[mark].frame}` : ""}`}
        role="region"
        aria-label={full}
        tabIndex={0}
      >
        {failure ? (
          <p className="grid size-full place-items-center text-sm text-ink-muted">{failure}</p>
        ) : (
          <div className="relative" style={sizeOf(zoom, 0)}>
            <img
              src={address}
              alt={full}
              className="absolute inset-0 m-auto max-w-none object-contain"
              style={{ ...sizeOf(zoom, turns), rotate: `${turns * QUARTER}deg` }}
              onError={() => void explain()}
            />
          </div>
        )}
      </div>
      <figcaption className="mt-1 flex items-center justify-between gap-2 text-sm">
        <span className="flex flex-wrap items-center gap-x-2">
          {name}
          {mark && (
            <span className={`rounded-full px-2 py-0.5 text-xs font-strong ${looks[mark].pill}`}>
              {t(`documents.viewer.${mark}`)}
            </span>
          )}
          {verdict && <StandingMark standing={verdict} />}
        </span>
        <Tool
          icon={<DeskIcon name="turn" size={20} />}
          name={t("documents.viewer.turn", { name: full })}
          onPress={turn}
        />
      </figcaption>
    </figure>
  );
}

/** Off where there is nothing to press for. */
type ToolProps = { icon: ReactNode; name: string; onPress: (() => void) | undefined };

function Tool({ icon, name, onPress }: ToolProps) {
  return (
    <button
      type="button"
      aria-label={name}
      title={name}
      disabled={!onPress}
      className="grid size-9 shrink-0 place-items-center rounded-full hover:bg-surface-sunken disabled:opacity-40"
      onClick={onPress}
    >
      {icon}
    </button>
  );
}
