import { useTranslation } from "react-i18next";
import type { brand } from "../../../brand.ts";
import { Icon } from "../../ui/icon.tsx";
import type { IconName } from "../../ui/icon-paths.ts";

const icons: readonly IconName[] = ["search", "doc", "split", "edit", "car", "shield", "alert"];

/** Seven short answers; one is open at a time, without a script. */
export function Topics({ claims }: { claims: typeof brand.claims }) {
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
      <div className="px-card pt-3 pb-4">
        {topics.map(({ question, answer }, index) => (
          <details key={question} name="topics" className="border-t border-line first:border-t-0">
            <summary className="flex min-h-16 items-center gap-4 py-3">
              <span className="grid size-11 shrink-0 place-items-center rounded-full bg-surface-leaf text-action">
                <Icon name={icons[index] ?? "info"} />
              </span>
              <h3 className="grow text-base font-strong">{question}</h3>
              <Icon name="down" size={20} className="turns" />
            </summary>
            <p className="max-w-reading pb-5 ps-15 text-ink-muted">{answer}</p>
          </details>
        ))}
      </div>
    </section>
  );
}
