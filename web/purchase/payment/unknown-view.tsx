import { useTranslation } from "react-i18next";
import * as paths from "../../../contract/page-paths.ts";
import { useSite } from "../../i18n/use-site.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { Rosette } from "../../ui/drawings/rosette.tsx";
import { CalmPage } from "./calm-page.tsx";
import { SupportLink } from "./support-link.tsx";

type Props = {
  paymentRef: string;
  arrivedAt: typeof paths.paymentSucceeded | typeof paths.paymentFailed;
};

/** Another account's payment, or none: the server confirms neither success nor failure. */
export function PaymentUnknown({ paymentRef, arrivedAt }: Props) {
  const { t } = useTranslation("purchase/payment");
  const { pathOf } = useSite();
  const back =
    paymentRef === ""
      ? pathOf(paths.profile)
      : `${pathOf(arrivedAt)}?ref=${encodeURIComponent(paymentRef)}`;

  return (
    <CalmPage
      title={t("unknown.title")}
      heading={t("unknown.heading")}
      picture={<Rosette className="size-24" />}
      actions={
        <>
          <ButtonLink href={pathOf(`${paths.login}?next=${encodeURIComponent(back)}`)}>
            {t("unknown.login")}
          </ButtonLink>
          <ButtonLink variant="quiet" href={pathOf(paths.profile)}>
            {t("unknown.profile")}
          </ButtonLink>
          {arrivedAt === paths.paymentFailed && <SupportLink />}
        </>
      }
    >
      <p>{arrivedAt === paths.paymentFailed ? t("unknown.failedLead") : t("unknown.lead")}</p>
    </CalmPage>
  );
}
