import { useTranslation } from "react-i18next";
import { refundScale } from "../../../domain/quotes/refund-scale.ts";
import { Ltr } from "../../ui/ltr.tsx";

/** What the unified motor policy says; nothing is promised beyond it. */
export function HowToCancel() {
  const { t } = useTranslation("prices/cover");

  return (
    <div className="grid max-w-reading gap-3 text-label">
      <p>{t("details.notice")}</p>
      <table className="max-w-form border-collapse">
        <thead>
          <tr className="border-b border-line">
            <th scope="col" className="py-2 pe-4 text-start font-body text-ink-muted">
              {t("details.elapsed")}
            </th>
            <th scope="col" className="py-2 text-end font-body text-ink-muted">
              {t("details.comesBack")}
            </th>
          </tr>
        </thead>
        <tbody>
          {refundScale.map(({ code, percent }) => (
            <tr key={code} className="border-b border-line">
              <th scope="row" className="py-2 pe-4 text-start font-body">
                {t(`details.scale.${code}`)}
              </th>
              <td className="py-2 text-end font-strong">
                <Ltr>{percent}%</Ltr>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>{t("details.noRefund")}</p>
      <p className="text-ink-muted">{t("details.proof")}</p>
      <p className="text-ink-muted">{t("details.byInsurer")}</p>
    </div>
  );
}
