import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { ButtonLink } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";

type Props = {
  picture: ReactNode;
  title: string;
  text: string;
  points?: readonly string[];
  /** Not on sale yet: pale and without a link. */
  dimmed?: boolean;
  children?: ReactNode;
};

export function ProductCard({ picture, title, text, points = [], dimmed, children }: Props) {
  const words = (
    <>
      <h3>{title}</h3>
      <p className="text-ink-muted">{text}</p>
      {points.length > 0 && (
        <ul className="grid gap-1.5">
          {points.map((point) => (
            <li key={point} className="flex items-center gap-2 text-label">
              <Icon name="check" size={20} className="text-action" />
              {point}
            </li>
          ))}
        </ul>
      )}
      {children && <div className="mt-auto pt-3">{children}</div>}
    </>
  );
  const shape = "grid overflow-hidden rounded-card sm:grid-cols-[1.1fr_1fr]";
  const body = "flex flex-col items-start justify-center gap-3 p-6 sm:p-8";

  if (dimmed)
    return (
      <article>
        <a
          href="#"
          aria-disabled="true"
          tabIndex={-1}
          className={`pointer-events-none h-full border border-line-soft ${shape}`}
        >
          <div className="h-55 opacity-60 sm:h-full sm:min-h-72">{picture}</div>
          <div className={body}>{words}</div>
        </a>
      </article>
    );

  return (
    <article className={`bg-surface-raised shadow-1 ${shape}`}>
      <div className="h-55 sm:h-full sm:min-h-80">{picture}</div>
      <div className={body}>{words}</div>
    </article>
  );
}

/** A product not on sale leads to a person (ruling A9). */
export function MessageCard({ kind, href }: { kind: "other" | "corporate"; href: string }) {
  const { t } = useTranslation("site");

  return (
    <article className="flex flex-col items-start gap-3 rounded-card bg-surface-leaf p-6 sm:p-8">
      <span className="grid size-12 place-items-center rounded-full bg-surface-raised text-action">
        <Icon name={kind === "other" ? "heart" : "briefcase"} />
      </span>
      <h3 className="mt-2">{t(`home.products.${kind}.title`)}</h3>
      <p className="text-ink-muted">{t(`home.products.${kind}.text`)}</p>
      <div className="mt-auto pt-3">
        <ButtonLink href={href} variant="quiet">
          {t(`home.products.${kind}.link`)}
        </ButtonLink>
      </div>
    </article>
  );
}
