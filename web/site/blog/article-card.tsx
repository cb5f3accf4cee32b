import { useTranslation } from "react-i18next";
import * as paths from "../../../contract/page-paths.ts";
import { formatDay } from "../../i18n/formats.ts";
import { useSite } from "../../i18n/use-site.ts";
import { readingMinutes } from "./articles/article-text.ts";
import type { Article } from "./articles.ts";
import { topicPictures } from "./pictures.ts";

export function ArticleCard({ article }: { article: Article }) {
  const { language, pathOf } = useSite();
  const { slug, topic, text } = article;
  const Picture = topicPictures[topic];
  const { title, description } = text[language];

  return (
    <article className="group relative flex h-full flex-col overflow-hidden rounded-card bg-surface-raised shadow-1 hover:shadow-2">
      <Picture className="h-44 w-full" />
      <div className="flex grow flex-col p-6">
        <h2 className="text-lg">
          <a
            href={pathOf(paths.article(slug))}
            className="group-hover:text-link after:absolute after:inset-0"
          >
            {title}
          </a>
        </h2>
        <p className="mt-2 mb-4 text-ink-muted">{description}</p>
        <ArticleFacts article={article} className="mt-auto" />
      </div>
    </article>
  );
}

export function ArticleFacts({
  article,
  className = "",
}: {
  article: Article;
  className?: string;
}) {
  const { t } = useTranslation("site");
  const { language } = useSite();
  const { topic, date, text } = article;

  return (
    <p className={`flex flex-wrap gap-x-4 gap-y-1 text-sm text-ink-muted ${className}`}>
      <span className="font-strong text-accent-text">{t(`blog.topics.${topic}`)}</span>
      <time dateTime={date}>{formatDay(date, language)}</time>
      <span>{t("blog.minutes", { count: readingMinutes(text[language]) })}</span>
    </p>
  );
}
