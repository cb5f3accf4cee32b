import type { RefObject } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";
import * as paths from "../../contract/page-paths.ts";
import { useSite } from "../i18n/use-site.ts";
import { Banner } from "../ui/banner.tsx";
import { ButtonLink } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import type { Notice } from "./notice.ts";

type Props = {
  notice: Notice | undefined;
  box: RefObject<HTMLDivElement | null>;
  /** With it the message lies over the lower edge of the window, and nothing below it moves. */
  onClose?: () => void;
};

/** The specification's alerts, shown in the page (ruling P17). */
export function NoticeBanner({ notice, box, onClose }: Props) {
  const { t } = useTranslation("profile");
  const { pathOf } = useSite();
  const { pathname } = useLocation();

  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      className={`focus:outline-none ${onClose ? "fixed inset-x-gutter bottom-4 z-10 mx-auto max-w-form" : ""}`}
    >
      {notice && (
        <Banner
          kind={notice.kind}
          className={onClose ? "pe-14 shadow-2" : "mb-6"}
          actions={
            notice.needsLogin ? (
              <ButtonLink size="small" href={`${pathOf(paths.login)}?next=${pathname}`}>
                {t("requests.login")}
              </ButtonLink>
            ) : (
              notice.needsStartDate && (
                <ButtonLink size="small" href={pathOf(paths.editRequest(notice.needsStartDate))}>
                  {t("requests.chooseDay")}
                </ButtonLink>
              )
            )
          }
        >
          {notice.text}
        </Banner>
      )}
      {notice && onClose && (
        <button
          type="button"
          className="absolute end-2 top-2.5 grid size-11 place-items-center rounded-full"
          aria-label={t("cancelDialog.close")}
          onClick={() => {
            onClose();
            box.current?.focus();
          }}
        >
          <Icon name="x" size={20} />
        </button>
      )}
    </div>
  );
}
