import { useTranslation } from "react-i18next";
import type { Brand } from "../../../brand.ts";
import { Icon } from "../../ui/icon.tsx";
import { TextLink } from "../../ui/link.tsx";
import { TextInput } from "../../ui/text-input.tsx";
import type { IconName } from "../../ui/icon-paths.ts";
import { Tools } from "./tools.tsx";

/** Marks in the order of the texts; other pages link to the ids. */
const topicMarks: readonly { id: string; icon: IconName }[] = [
  { id: "quote", icon: "search" },
  { id: "papers", icon: "doc" },
  { id: "payment", icon: "split" },
  { id: "change", icon: "edit" },
  { id: "non-gulf", icon: "car" },
  { id: "claim", icon: "shield" },
  { id: "complaint", icon: "alert" },
];

export function Topics({ claims }: { claims: Brand["claims"] }) {
  const { t } = useTranslation("site");
  const topics = t("contact.topics", {
    returnObjects: true,
    seconds: claims.quoteSeconds,
    instalments: claims.instalments,
    from: claims.claimDays.from,
    to: claims.claimDays.to,
  });

  return (
    <section aria-labelledby="topics" className="rounded-card bg-surface-raised shadow-1">
      <h2 id="topics" className="px-card pt-card text-title-sm">
        {t("contact.topicsHeading")}
      </h2>
      <div data-topics="" className="px-card pt-5 pb-4">
        <div data-search="" className="needs-script mb-3">
          <TextInput
            type="search"
            name="topic"
            label={t("contact.search.label")}
            autoComplete="off"
            placeholder={t("contact.search.placeholder")}
          />
          <p data-none="" hidden role="status" className="mt-3 text-ink-muted">
            {t("contact.search.none")}{" "}
            <TextLink href="#leave-message">{t("contact.search.message")}</TextLink>
          </p>
        </div>
        <Tools />
        {topics.map(({ question, answer }, index) => (
          <details key={question} name="topics" className="border-t border-line first:border-t-0">
            <summary className="flex min-h-16 items-center gap-4 py-3">
              <span className="grid size-11 shrink-0 place-items-center rounded-full bg-surface-leaf text-action">
                <Icon name={topicMarks[index]?.icon ?? "info"} />
              </span>
              <h3 className="min-w-0 grow text-base font-strong">{question}</h3>
              <Icon name="down" size={20} className="turns" />
            </summary>
            <p id={topicMarks[index]?.id} className="max-w-reading pb-5 ps-15 text-ink-muted">
              {answer}
            </p>
          </details>
        ))}
      </div>
    </section>
  );
}
