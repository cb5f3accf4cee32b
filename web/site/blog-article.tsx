import { useTranslation } from "react-i18next";
import { data, useRouteLoaderData } from "react-router";
import type { Route } from "./+types/blog-article.ts";
import { brand } from "../../brand.ts";
import * as paths from "../../contract/page-paths.ts";
import type { SiteFacts } from "../api/site-facts.ts";
import type { Handle } from "../shell/handle.ts";
import { useSite } from "../i18n/use-site.ts";
import { ButtonLink } from "../ui/button.tsx";
import { BackLink } from "../ui/page.tsx";
import { ArticleCard, ArticleFacts } from "./blog/article-card.tsx";
import type { ArticlePart } from "./blog/articles/article-text.ts";
import { articles } from "./blog/articles.ts";
import { topicPictures } from "./blog/pictures.ts";
import { SiteHead } from "./head/site-head.tsx";
import { article as articleData } from "./head/structured-data.ts";

export const handle: Handle = { kind: "still", area: "site" };

const MAX_OTHERS = 3;

export const loader = ({ params }: Route.LoaderArgs) => {
  const at = articles.findIndex(({ slug }) => slug === params.slug);
  if (at < 0) throw data(null, { status: 404 });
  return { at };
};

export default function BlogArticle({ loaderData: { at } }: Route.ComponentProps) {
  const { t } = useTranslation("site");
  const { language, pathOf } = useSite();
  const publicUrl = useRouteLoaderData<SiteFacts>("root")?.installation.publicUrl ?? "";
  const article = articles[at];
  if (!article) return null;

  const { slug, topic, date } = article;
  const { title, description, lead, parts } = article.text[language];
  const Picture = topicPictures[topic];
  const others = articles.map((_, step) => articles[(at + step + 1) % articles.length]);

  return (
    <>
      <SiteHead
        type="article"
        title={title}
        description={description}
        picture={topic}
        trail={[
          { name: t("home.title"), path: paths.home },
          { name: t("blog.title"), path: paths.blog },
          { name: title, path: paths.article(slug) },
        ]}
        data={[
          articleData({
            headline: title,
            description,
            datePublished: date,
            inLanguage: language,
            url: `${publicUrl}${language === "ar" ? "/ar" : ""}/blog/${slug}`,
            image: `${publicUrl}/og/${topic}-${language}.png`,
            publisher: brand.legalName[language],
          }),
        ]}
      />
      <article className="wrap pt-9 lg:pt-13">
        <div className="mx-auto max-w-form">
          <BackLink href={pathOf(paths.blog)}>{t("blog.back")}</BackLink>
          <ArticleFacts article={article} className="mt-4" />
          <h1 className="mt-3">{title}</h1>
          <p className="mt-4 text-lg text-ink-muted">{lead}</p>
          <Picture className="mt-8 h-56 w-full rounded-xl sm:h-80" />
          <div className="prose mt-10 max-w-reading">
            {parts.map((part) => (
              <Part key={part.heading} part={part} />
            ))}
          </div>
          <div className="mt-12 grid items-center gap-5 rounded-card bg-surface-leaf p-6 sm:grid-cols-[1fr_auto] sm:p-8">
            <div>
              <h2 className="text-title-sm">{t("blog.quote.heading")}</h2>
              <p className="mt-1 text-ink-muted">{t("blog.quote.text")}</p>
            </div>
            <ButtonLink href={pathOf(paths.vehicleDetails)} iconAfter="arrow">
              {t("car.getInsurance")}
            </ButtonLink>
          </div>
        </div>
      </article>
      <section className="below-fold wrap py-section">
        <h2>{t("blog.next")}</h2>
        <ul className="mt-8 grid gap-6 md:grid-cols-3">
          {others.slice(0, MAX_OTHERS).map(
            (other) =>
              other && (
                <li key={other.slug}>
                  <ArticleCard article={other} />
                </li>
              ),
          )}
        </ul>
      </section>
    </>
  );
}

function Part({ part: { heading, body } }: { part: ArticlePart }) {
  return (
    <>
      <h2>{heading}</h2>
      {body.map((one, index) =>
        typeof one === "string" ? (
          <p key={index}>{one}</p>
        ) : (
          <ul key={index}>
            {one.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        ),
      )}
    </>
  );
}
