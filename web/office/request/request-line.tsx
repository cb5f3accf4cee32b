import { type ReactNode, type Ref } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { DeskRequest } from "../../../contract/office/desk/requests.ts";
import { formatMoment } from "../../i18n/formats.ts";
import { Icon } from "../../ui/icon.tsx";
import type { IconName } from "../../ui/icon-paths.ts";
import { Ltr } from "../../ui/ltr.tsx";
import { Due } from "../desk/due.tsx";
import { PlateOfRow } from "../desk/plate-of-row.tsx";
import { CopyButton } from "../kit/copy-button.tsx";
import { useLanguage } from "../kit/use-language.ts";

type Props = {
  request: DeskRequest | undefined;
  /** The list, and its name. */
  back: { to: string; name: string };
  onMove: (by: 1 | -1) => void;
  /** Where the action stands that comes first. */
  actionRef: Ref<HTMLDivElement>;
};

/** Who, which car and what to do next: one line, which stays in sight. */
export function RequestLine({ request, back, onMove, actionRef }: Props) {
  const { t } = useTranslation("office");
  const { language } = useLanguage();

  return (
    <div className="sticky top-0 z-20 -mx-5 -mt-5 flex min-h-14 flex-wrap items-center gap-x-4 gap-y-1 border-b border-line-soft bg-surface px-5 py-1.5 sm:flex-nowrap lg:-mx-8 lg:px-8 print:static">
      <div className="flex shrink-0 items-center print:hidden">
        <Link to={back.to} aria-label={back.name} title={back.name} className={round}>
          <Icon name="back" size={20} className="rtl:-scale-x-100" />
        </Link>
        <Mover icon="up" name={t("request.earlier")} keys="k" onPress={() => onMove(-1)} />
        <Mover icon="down" name={t("request.later")} keys="j" onPress={() => onMove(1)} />
      </div>
      {request && (
        <>
          <PlateOfRow plate={request.plate} className="w-28 shrink-0 lg:w-33" />
          <div className="min-w-0 grow">
            {/* Arabic letters reach below the line; a cut name loses its end in either script. */}
            <h1
              dir="auto"
              className="-mt-1.5 -mb-0.5 truncate py-1.5 text-lg leading-snug [text-align:-webkit-match-parent]"
            >
              {request.name}
            </h1>
            <p className="flex items-center gap-x-3 overflow-hidden text-xs leading-none whitespace-nowrap text-ink-muted">
              <span className="flex items-center">
                <Ltr>{request.number}</Ltr>
                <span className="-my-2">
                  <CopyButton text={request.number} what={request.number} />
                </span>
              </span>
              <span className="max-lg:hidden">{t(`types.${request.type}`)}</span>
              <time dateTime={request.createdAt} className="max-xl:hidden">
                {formatMoment(request.createdAt, language)}
              </time>
            </p>
          </div>
          <div className="shrink-0 text-sm max-lg:max-w-38">
            <Due row={request} isFlat />
          </div>
        </>
      )}
      <div ref={actionRef} className="shrink-0 empty:hidden print:hidden" />
    </div>
  );
}

const round = "grid size-11 place-items-center rounded-full hover:bg-surface-sunken";

type MoverProps = { icon: IconName; name: string; keys: string; onPress: () => void };

function Mover({ icon, name, keys, onPress }: MoverProps): ReactNode {
  return (
    <button
      type="button"
      aria-label={name}
      title={name}
      aria-keyshortcuts={keys}
      className={`${round} max-lg:hidden`}
      onClick={onPress}
    >
      <Icon name={icon} size={20} />
    </button>
  );
}
