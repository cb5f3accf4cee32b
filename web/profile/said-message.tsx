import type { RefObject } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";
import * as paths from "../../contract/page-paths.ts";
import { useSite } from "../i18n/use-site.ts";
import { Banner } from "../ui/banner.tsx";
import { ButtonLink } from "../ui/button.tsx";
import type { Said } from "./said.ts";

type Props = { said: Said | undefined; box: RefObject<HTMLDivElement | null> };

/** The specification's alerts, in the page (ruling P17). */
export function SaidMessage({ said, box }: Props) {
  const { t } = useTranslation("profile");
  const { pathOf } = useSite();
  const { pathname } = useLocation();

  return (
    <div ref={box} role="alert" tabIndex={-1} className="focus:outline-none">
      {said && (
        <Banner
          kind={said.kind}
          className="mb-6"
          actions={
            said.needsLogin ? (
              <ButtonLink size="small" href={`${pathOf(paths.login)}?next=${pathname}`}>
                {t("requests.login")}
              </ButtonLink>
            ) : (
              said.needsStartDate && (
                <ButtonLink size="small" href={pathOf(paths.editRequest(said.needsStartDate))}>
                  {t("requests.chooseDay")}
                </ButtonLink>
              )
            )
          }
        >
          {said.text}
        </Banner>
      )}
    </div>
  );
}
