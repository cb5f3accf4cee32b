import { useTranslation } from "react-i18next";
import type { Policy } from "../../../contract/policy.ts";
import { readPolicyCalendar, readPolicyFile } from "../../../contract/policies.ts";
import type { RequestDetails } from "../../../contract/requests.ts";
import { useSite } from "../../i18n/use-site.ts";
import { ButtonLink } from "../../ui/button.tsx";

type Props = { request: RequestDetails; policy: Policy };

export function PolicyDownloads({ request: { _id: id, number }, policy }: Props) {
  const { t } = useTranslation("profile/policy");
  const { language } = useSite();
  const has = (kind: "policy" | "certificate") => policy.files.some((file) => file.kind === kind);
  const fileOf = (kind: "policy" | "certificate") => ({
    href: readPolicyFile.url.replace(":id", id).replace(":kind", kind),
    download: `${number}-${kind}.pdf`,
  });
  const isActive = policy.state === "active";

  return (
    <div className="mt-6 flex flex-wrap gap-3">
      {has("policy") && (
        <ButtonLink
          variant={isActive ? "primary" : "quiet"}
          icon="download"
          className="max-sm:w-full"
          {...fileOf("policy")}
        >
          {t("download")}
        </ButtonLink>
      )}
      {has("certificate") && (
        <ButtonLink
          variant="quiet"
          icon="download"
          className="max-sm:w-full"
          {...fileOf("certificate")}
        >
          {t("downloadCertificate")}
        </ButtonLink>
      )}
      {isActive && (
        <ButtonLink
          variant="quiet"
          icon="calendar"
          className="max-sm:w-full"
          href={`${readPolicyCalendar.url.replace(":id", id)}?lang=${language}`}
          download={`${number}.ics`}
        >
          {t("calendar")}
        </ButtonLink>
      )}
    </div>
  );
}
