import { useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { User } from "../../../contract/accounts.ts";
import * as paths from "../../../contract/page-paths.ts";
import { formatPhone } from "../../../domain/accounts/account-rules.ts";
import { formatEmiratesId, maskEmiratesId } from "../../../domain/vehicle/emirates-id.ts";
import { useSite } from "../../i18n/use-site.ts";
import { Button } from "../../ui/button.tsx";
import { Email } from "../../ui/email.tsx";
import { Ltr } from "../../ui/ltr.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { ChangeLink, SummaryList, type Answer } from "../../ui/summary-list.tsx";
import type { Account } from "../choice/use-account.ts";
import { RetryButton } from "../sending/retry-button.tsx";

type Props = {
  account: Account;
  onRetry: () => void;
  emiratesId: string | undefined;
  /** The field of the insured's name (ruling P22). */
  children: ReactNode;
};

type AccountField = keyof Pick<User, "email" | "phonenumber">;

const written: Record<AccountField, (text: string) => ReactNode> = {
  email: (text) => <Email>{text}</Email>,
  phonenumber: (text) => <Ltr>{formatPhone(text)}</Ltr>,
};

export function PersonAnswers({ account, onRetry, emiratesId, children }: Props) {
  const { t } = useTranslation("purchase");
  const { pathOf } = useSite();
  const shown = (field: AccountField) => {
    if (account.state !== "known")
      return account.state === "failed" ? "–" : <Skeleton className="w-44" />;
    const text = account.user[field];
    return text ? written[field](text) : t("check.contact.none");
  };
  const idRow: Answer[] =
    emiratesId === undefined
      ? []
      : [
          {
            question: t("check.contact.emiratesId"),
            answer: <HiddenNumber number={emiratesId} />,
            change: (
              <ChangeLink to={pathOf(paths.vehicleDetails)} what={t("check.contact.emiratesId")}>
                {t("check.change")}
              </ChangeLink>
            ),
          },
        ];

  return (
    <SummaryList
      heading={t("check.contact.heading")}
      change={
        <ChangeLink to={pathOf(paths.profileUpdate)} what={t("check.contact.what")}>
          {t("check.change")}
        </ChangeLink>
      }
      above={children}
      answers={[
        { question: t("check.contact.email"), answer: shown("email") },
        { question: t("check.contact.phone"), answer: shown("phonenumber") },
        ...idRow,
      ]}
    >
      {account.state === "failed" ? (
        <p role="alert" className="flex flex-wrap items-center gap-x-5 gap-y-2 text-danger">
          {t("check.contact.failed")}
          <RetryButton onRetry={onRetry} />
        </p>
      ) : (
        <p className="text-sm text-ink-muted">{t("check.contact.help")}</p>
      )}
    </SummaryList>
  );
}

/** Masked until revealed: others may see the screen (ruling P12). */
function HiddenNumber({ number }: { number: string }) {
  const { t } = useTranslation("purchase");
  const [isShown, setIsShown] = useState(false);

  return (
    <>
      <Ltr>{isShown ? formatEmiratesId(number) : maskEmiratesId(number)}</Ltr>
      <Button
        variant="link"
        size="small"
        icon={isShown ? "eye-off" : "eye"}
        aria-pressed={isShown}
        onClick={() => setIsShown(!isShown)}
      >
        {t(isShown ? "check.contact.hide" : "check.contact.show")}
        <span className="sr-only"> {t("check.contact.showWhat")}</span>
      </Button>
    </>
  );
}
