import { type ReactNode, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { brand } from "../../../brand.ts";
import { readPolicyFile } from "../../../contract/policies.ts";
import type { RequestDetails } from "../../../contract/requests.ts";
import { useSite } from "../../i18n/use-site.ts";
import { Card } from "../../ui/card.tsx";
import { Icon } from "../../ui/icon.tsx";
import type { IconName } from "../../ui/icon-paths.ts";
import { Ltr } from "../../ui/ltr.tsx";

const ANCHOR = "accident";
const POLICE = "999";
const steps = ["safe", "report", "photos", "insurer"] as const;

type Props = { request: RequestDetails; insurer: string };

/** Whom to call, the police first, and what to do. We know no insurer's number: its policy names it. */
export function Accident({ request, insurer }: Props) {
  const { t } = useTranslation("profile/policy");
  const { language } = useSite();
  const here = useRef<HTMLDivElement>(null);

  // A link from the list comes before this part is loaded.
  useEffect(() => {
    if (location.hash === `#${ANCHOR}`) here.current?.scrollIntoView();
  }, []);

  return (
    <div id={ANCHOR} ref={here} className="scroll-mt-6 lg:col-span-2">
      <Card className="@container">
        <h2 className="text-title-sm">{t("accident.heading")}</h2>
        <div className="mt-3 grid gap-2.5 @min-[36rem]:grid-cols-[4fr_5fr_6fr]">
          <Call
            icon="phone"
            href={`tel:${POLICE}`}
            name={t("accident.police")}
            number={POLICE}
            isFirst
          >
            {t("accident.policeFirst")}
          </Call>
          <Call
            icon="tow"
            href={
              request.cover?.hasDocument
                ? readPolicyFile.url.replace(":id", request._id).replace(":kind", "policy")
                : undefined
            }
            name={insurer}
          >
            {t("accident.numberInPolicy")}
          </Call>
          <Call
            icon="chat"
            href={brand.telephoneLink}
            name={brand.name[language]}
            number={brand.telephone}
          >
            {t("accident.us")}
          </Call>
        </div>
        <ol className="mt-5 grid gap-x-7 gap-y-3 @min-[36rem]:grid-cols-2">
          {steps.map((step, index) => (
            <li key={step} className="flex gap-3 text-label leading-snug">
              <span
                aria-hidden="true"
                className="grid size-7.5 shrink-0 place-items-center rounded-full bg-surface text-sm font-display"
              >
                {index + 1}
              </span>
              <span>
                <span className="block font-strong">
                  {t(`accident.steps.${step}.what`, { insurer })}
                </span>
                {t(`accident.steps.${step}.how`)}
              </span>
            </li>
          ))}
        </ol>
      </Card>
    </div>
  );
}

type CallProps = {
  icon: IconName;
  href: string | undefined;
  name: string;
  number?: string;
  isFirst?: boolean;
  children: ReactNode;
};

function Call({ icon, href, name, number, isFirst = false, children }: CallProps) {
  const Tag = href ? "a" : "p";

  return (
    <Tag
      {...(href && { href })}
      className={`flex min-h-17 items-center gap-3 rounded-field px-3.5 py-2.5 leading-snug no-underline ${isFirst ? "bg-action text-action-ink" : "bg-surface-leaf text-ink"}`}
    >
      <span className="grid size-10 shrink-0 place-items-center rounded-full bg-surface-raised text-action">
        <Icon name={icon} size={20} />
      </span>
      <span className="min-w-0">
        <span className="block font-strong">
          <bdi>{name}</bdi>{" "}
          {number && <Ltr className="inline-block max-w-full whitespace-normal">{number}</Ltr>}
        </span>
        <span className="block text-sm">{children}</span>
      </span>
    </Tag>
  );
}
