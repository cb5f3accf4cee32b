import { useTranslation } from "react-i18next";
import type { OwnRefund } from "../../../contract/refund.ts";
import { AskedFile } from "./asked-file.tsx";

type Props = {
  requestId: string;
  refund: OwnRefund;
  onChanged: () => Promise<unknown>;
};

/** Documents that the insurer asks for before it pays. */
export function AskedFiles({ requestId, refund, onChanged }: Props) {
  const { t } = useTranslation("profile/refunds");
  const { needs, proofs, files, maySendFiles } = refund;
  const hasCertificate = files.some(({ kind }) => kind === "certificate");
  const asksForCertificate = needs.includes("certificate") || hasCertificate;
  if (!maySendFiles || (proofs.length === 0 && !asksForCertificate)) return null;

  return (
    <div className="mt-6 border-t border-line pt-5">
      <h3 className="text-lg leading-snug tracking-normal">{t("files.heading")}</h3>
      <p className="mt-1 mb-4 max-w-reading text-sm text-ink-muted">{t("files.hint")}</p>
      <ul>
        {asksForCertificate && (
          <AskedFile kind="certificate" {...{ requestId, refund, onChanged }}>
            {t("files.certificate")}
          </AskedFile>
        )}
        {proofs.length > 0 && (
          <AskedFile kind="proof" {...{ requestId, refund, onChanged }}>
            {proofs.map((proof) => (
              <p key={proof}>{t(`proofs.${proof}`)}</p>
            ))}
          </AskedFile>
        )}
      </ul>
    </div>
  );
}
