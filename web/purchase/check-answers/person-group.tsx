import { Fragment, useState, type ReactNode } from "react";
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
import { ChangeLink } from "../../ui/summary-list.tsx";
import { TextInput } from "../../ui/text-input.tsx";
import type { Account } from "../choice/use-account.ts";
import { RetryButton } from "../sending/retry-button.tsx";
import { Facts } from "./facts/facts.tsx";
import type { RatedFact } from "./facts/rated-facts.ts";
import { useFactWords } from "./facts/use-fact-words.tsx";
import { Group } from "./group.tsx";
import { Small } from "./small.tsx";

type Props = {
  account: Account;
  onRetry: () => void;
  facts: readonly RatedFact[];
  emiratesId: string | undefined;
  /** Spread on the field of the insured's name (ruling P22). */
  nameField: object;
  /** Today in Dubai. */
  day: string;
};

type AccountField = keyof Pick<User, "email" | "phonenumber">;

const written: Record<AccountField, (text: string) => ReactNode> = {
  email: (text) => <Email>{text}</Email>,
  phonenumber: (text) => <Ltr>{formatPhone(text)}</Ltr>,
};

export function PersonGroup({ account, onRetry, facts, emiratesId, nameField, day }: Props) {
  const { t } = useTranslation("purchase");
  const { pathOf } = useSite();
  const wordsOf = useFactWords(day);
  const driving = facts.filter(
    ({ input }) => input === "driverBirthYear" || input === "drivingYears",
  );
  const [first] = driving;
  const shown = (field: AccountField) => {
    if (account.state !== "known")
      return account.state === "failed" ? "–" : <Skeleton className="w-44 max-w-full" />;
    const text = account.user[field];
    return text ? written[field](text) : t("check.contact.none");
  };

  return (
    <Group
      number={2}
      heading={t("check.contact.heading")}
      change={
        <ChangeLink to={pathOf(paths.profileUpdate)} what={t("check.contact.what")}>
          {t("check.change")}
        </ChangeLink>
      }
    >
      <div className="check-name">
        <TextInput
          {...nameField}
          label={<Small>{t("check.contact.fullName")}</Small>}
          hint={t("check.contact.fullNameHint")}
          autoComplete="name"
          dir="auto"
          maxLength={200}
        />
      </div>
      <Facts
        facts={[
          {
            question:
              first && driving.length === 1
                ? t(`check.facts.${first.input}`)
                : t("check.facts.driver"),
            answer: driving.map((fact, index) => (
              <Fragment key={fact.input}>
                {index > 0 && " · "}
                {wordsOf(fact)}
              </Fragment>
            )),
          },
          { question: t("check.contact.phone"), answer: shown("phonenumber") },
          {
            question: t("check.contact.emiratesId"),
            answer: emiratesId && <HiddenNumber number={emiratesId} />,
            isWide: "onPhones",
          },
          { question: t("check.contact.email"), answer: shown("email"), isWide: true },
        ]}
      />
      {account.state === "failed" && (
        <p role="alert" className="mt-2 flex flex-wrap items-center gap-x-5 gap-y-2 text-danger">
          {t("check.contact.failed")}
          <RetryButton onRetry={onRetry} />
        </p>
      )}
    </Group>
  );
}

/** Masked until revealed: others may see the screen (ruling P12). Whoever reads it can correct it. */
function HiddenNumber({ number }: { number: string }) {
  const { t } = useTranslation("purchase");
  const { pathOf } = useSite();
  const [isShown, setIsShown] = useState(false);

  return (
    <span className="flex flex-wrap items-center gap-x-3">
      <Ltr>{isShown ? formatEmiratesId(number) : maskEmiratesId(number)}</Ltr>
      <Button
        variant="link"
        size="small"
        className="-my-2.5"
        aria-pressed={isShown}
        onClick={() => setIsShown(!isShown)}
      >
        {t(isShown ? "check.contact.hide" : "check.contact.show")}
        <span className="sr-only"> {t("check.contact.showWhat")}</span>
      </Button>
      {isShown && (
        <ChangeLink to={pathOf(paths.vehicleDetails)} what={t("check.contact.emiratesId")}>
          {t("check.contact.correct")}
        </ChangeLink>
      )}
    </span>
  );
}
