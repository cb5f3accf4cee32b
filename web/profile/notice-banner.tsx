import type { RefObject } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";
import * as paths from "../../contract/page-paths.ts";
import { useSite } from "../i18n/use-site.ts";
import { Banner } from "../ui/banner.tsx";
import { ButtonLink } from "../ui/button.tsx";
import type { Notice } from "./notice.ts";

type Props = { notice: Notice | undefined; box: RefObject<HTMLDivElement | null> };

/** The specification's alerts, shown in the page (ruling P17). */
export function NoticeBanner({ notice, box }: Props) {
  const { t } = useTranslation("profile");
  const { pathOf } = useSite();
  const { pathname } = useLocation();

  return (
    <div ref={box} role="alert" tabIndex={-1} className="focus:outline-none">
      {notice && (
        <Banner
          kind={notice.kind}
          className="mb-6"
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
    </div>
  );
}
