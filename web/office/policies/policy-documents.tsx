import { useTranslation } from "react-i18next";
import type { DeskRequest } from "../../../contract/office/desk/requests.ts";
import type { DeskPolicy } from "../../../contract/office/policies/part.ts";
import { formatMoment } from "../../i18n/formats.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { StaffShown } from "../kit/staff-shown.tsx";
import { useLanguage } from "../kit/use-language.ts";

type Props = { request: DeskRequest; policy: DeskPolicy };

export function PolicyDocuments({ request, policy }: Props) {
  const { t } = useTranslation("office");

  if (policy.files.length === 0) return null;
  return (
    <div className="mt-4 border-t border-line pt-4">
      <div className="flex flex-wrap gap-2">
        {policy.files.map(({ kind }) => (
          <ButtonLink
            key={kind}
            variant="quiet"
            size="small"
            icon="download"
            href={`/api/office/requests/${request.id}/policy/files/${kind}`}
            download
          >
            {t(`policies.download.${kind}`)}
          </ButtonLink>
        ))}
      </div>
      <p className="mt-2 text-xs text-ink-muted">{t("policies.viewLogged")}</p>
    </div>
  );
}

export function PolicyVersions({ policy: { versions } }: Pick<Props, "policy">) {
  const { t } = useTranslation("office");
  const { language } = useLanguage();

  if (versions.every(({ reason }) => reason === null)) return null;
  return (
    <>
      <h3 className="mt-4 mb-1 text-label">{t("policies.versions")}</h3>
      <ul className="text-sm">
        {versions.map(({ version, reason, staff, at }) => (
          <li key={version} className="border-t border-line py-2">
            <p className="flex flex-wrap justify-between gap-x-4">
              <span>{t("policies.version", { version })}</span>
              <span className="text-xs text-ink-muted">
                <StaffShown>{staff}</StaffShown> · {formatMoment(at, language)}
              </span>
            </p>
            {reason && (
              <p dir="auto" className="wrap-anywhere">
                {reason}
              </p>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
