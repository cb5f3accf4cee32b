import { useTranslation } from "react-i18next";
import { useSite } from "../../i18n/use-site.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { Rosette } from "../../ui/drawings/rosette.tsx";
import { CalmPage } from "./calm-page.tsx";
import { SupportLink } from "./support-link.tsx";

type Props = { paymentRef: string; arrivedAt: "/paytrue" | "/payfalse" };

/** Neither success nor failure without the server's word: another account's payment, or none. */
export function PaymentUnknown({ paymentRef, arrivedAt }: Props) {
  const { t } = useTranslation("purchase/payment");
  const { pathOf } = useSite();
  const back =
    paymentRef === ""
      ? pathOf("/profile")
      : `${pathOf(arrivedAt)}?ref=${encodeURIComponent(paymentRef)}`;

  return (
    <CalmPage
      title={t("unknown.title")}
      heading={t("unknown.heading")}
      picture={<Rosette className="size-24" />}
      actions={
        <>
          <ButtonLink href={pathOf(`/login?next=${encodeURIComponent(back)}`)}>
            {t("unknown.login")}
          </ButtonLink>
          <ButtonLink variant="quiet" href={pathOf("/profile")}>
            {t("unknown.profile")}
          </ButtonLink>
          {arrivedAt === "/payfalse" && <SupportLink />}
        </>
      }
    >
      <p>{arrivedAt === "/payfalse" ? t("unknown.failedLead") : t("unknown.lead")}</p>
    </CalmPage>
  );
}
