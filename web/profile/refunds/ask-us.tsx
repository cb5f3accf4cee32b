import { useTranslation } from "react-i18next";
import { brand } from "../../../brand.ts";
import * as paths from "../../../contract/page-paths.ts";
import { useSite } from "../../i18n/use-site.ts";
import { TextLink } from "../../ui/link.tsx";
import { Ltr } from "../../ui/ltr.tsx";

/** Whom to ask. */
export function AskUs() {
  const { t } = useTranslation("profile/refunds");
  const { pathOf } = useSite();

  return (
    <p className="-my-2.5 flex flex-wrap items-center gap-x-5">
      <span>
        {t("questions")}{" "}
        <a href={brand.telephoneLink} className="link">
          <Ltr className="whitespace-nowrap">{brand.telephone}</Ltr>
        </a>
      </span>
      <TextLink href={pathOf(paths.contact)}>{t("write")}</TextLink>
    </p>
  );
}
