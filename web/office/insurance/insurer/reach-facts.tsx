import { useTranslation } from "react-i18next";
import type { InsurerShown } from "../../../../contract/office/insurance/insurer-shapes.ts";
import { Email } from "../../../ui/email.tsx";
import { Ltr } from "../../../ui/ltr.tsx";
import { useLanguage } from "../../kit/use-language.ts";
import { daysInWords } from "../../kit/weekdays.ts";
import { FactsCard } from "./facts-card.tsx";

type Contacts = InsurerShown["contacts"];

const LINK = "inline-flex min-h-6 items-center underline underline-offset-4 hover:decoration-2";

export function ReachFacts({ contacts }: { contacts: Contacts }) {
  const { t } = useTranslation("office");
  const { phone, email, claimsPhone, hours } = contacts;
  const words = (key: "phone" | "email" | "claimsPhone" | "hours") =>
    t(`insurance.insurer.reach.${key}`);

  return (
    <FactsCard
      heading={t("insurance.insurer.reach.heading")}
      none={t("insurance.insurer.reach.none")}
      facts={[
        { question: words("phone"), answer: phone && <Phone>{phone}</Phone> },
        {
          question: words("email"),
          answer: email && (
            <a href={`mailto:${email}`} className={LINK}>
              <Email>{email}</Email>
            </a>
          ),
        },
        { question: words("claimsPhone"), answer: claimsPhone && <Phone>{claimsPhone}</Phone> },
        { question: words("hours"), answer: hours && <Hours hours={hours} /> },
      ]}
    />
  );
}

function Phone({ children }: { children: string }) {
  return (
    <a href={`tel:${children.replaceAll(/[^+\d]/g, "")}`} className={LINK}>
      <Ltr>{children}</Ltr>
    </a>
  );
}

function Hours({ hours: { days, from, to } }: { hours: NonNullable<Contacts["hours"]> }) {
  const { t } = useTranslation("office");
  const { language } = useLanguage();
  const range = (first: string, last: string) => t("dayRange", { first, last });

  return (
    <span>
      {daysInWords(days, language, range)}{" "}
      <Ltr className="whitespace-nowrap">{`${from}–${to}`}</Ltr>
    </span>
  );
}
