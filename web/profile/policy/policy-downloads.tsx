import { useTranslation } from "react-i18next";
import type { Policy } from "../../../contract/policy.ts";
import { readPolicyCalendar, readPolicyFile } from "../../../contract/policies.ts";
import type { RequestDetails } from "../../../contract/requests.ts";
import { useSite } from "../../i18n/use-site.ts";
import { Icon } from "../../ui/icon.tsx";
import type { IconName } from "../../ui/icon-paths.ts";

type Download = { name: string; icon: IconName; href: string; download: string };

type Props = { request: RequestDetails; policy: Policy };

/** What may be kept: the insurer's papers, the days, the payment. */
export function PolicyDownloads({ request, policy }: Props) {
  const { t } = useTranslation("profile/policy");
  const { language } = useSite();
  const { _id: id, number } = request;
  const has = (kind: "policy" | "certificate") => policy.files.some((file) => file.kind === kind);
  const fileOf = (kind: "policy" | "certificate") => ({
    icon: "download" as const,
    href: readPolicyFile.url.replace(":id", id).replace(":kind", kind),
    download: `${number}-${kind}.pdf`,
  });
  const downloads: Download[] = [
    ...(has("policy") ? [{ name: t("download"), ...fileOf("policy") }] : []),
    ...(has("certificate") ? [{ name: t("downloadCertificate"), ...fileOf("certificate") }] : []),
    ...(policy.state === "active"
      ? [
          {
            name: t("calendar"),
            icon: "calendar" as const,
            href: `${readPolicyCalendar.url.replace(":id", id)}?lang=${language}`,
            download: `${number}.ics`,
          },
        ]
      : []),
    ...(request.paymentStatus === "paid" || request.returningFils > 0
      ? [
          {
            name: t("summary"),
            icon: "doc" as const,
            href: `/api/carins/insurance-requests/${id}/payment-summary.pdf?lang=${language}`,
            download: `${number}.pdf`,
          },
        ]
      : []),
  ];

  return (
    <ul>
      {downloads.map(({ name, icon, ...link }) => (
        <li key={name} className="border-t border-line first:border-t-0">
          <a
            {...link}
            className="flex min-h-13 items-center gap-3.5 font-medium text-ink no-underline hover:underline"
          >
            <Icon name={icon} size={20} className="text-action" />
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}
