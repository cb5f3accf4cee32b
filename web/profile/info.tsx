import { useTranslation } from "react-i18next";
import * as paths from "../../contract/page-paths.ts";
import { formatPhone } from "../../domain/accounts/account-rules.ts";
import type { Handle } from "../shell/handle.ts";
import { useSite } from "../i18n/use-site.ts";
import { DocumentTitle } from "../ui/document-title.tsx";
import { Email } from "../ui/email.tsx";
import { Ltr } from "../ui/ltr.tsx";
import { ChangeLink, SummaryList } from "../ui/summary-list.tsx";
import { OwnDetailsFailed } from "./own-details-failed.tsx";
import { useSignedInUser } from "./use-signed-in-user.ts";

export const handle: Handle = { area: "profile" };

export default function Info() {
  const { t } = useTranslation("profile");
  const { pathOf } = useSite();
  const user = useSignedInUser();

  const answers = user && [
    { question: t("details.fullName"), answer: user.username },
    { question: t("details.email"), answer: <Email>{user.email}</Email> },
    { question: t("details.phone"), answer: <Ltr>{formatPhone(user.phonenumber)}</Ltr> },
    { question: t("details.username"), answer: user.username },
    { question: t("details.role"), answer: t(`details.roles.${user.role}`) },
  ];

  return (
    <div className="max-w-form">
      <DocumentTitle title={t("details.title")} />
      <h1 tabIndex={-1} className="mb-6">
        {t("details.title")}
      </h1>
      {answers ? (
        <SummaryList
          heading={t("sidebar.label")}
          answers={answers}
          change={
            <ChangeLink to={pathOf(paths.profileUpdate)} what={t("details.title")}>
              {t("details.change")}
            </ChangeLink>
          }
        />
      ) : (
        <OwnDetailsFailed />
      )}
    </div>
  );
}
