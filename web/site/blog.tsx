import { useTranslation } from "react-i18next";
import * as paths from "../../contract/page-paths.ts";
import type { Handle } from "../shell/handle.ts";
import { Page } from "../ui/page.tsx";
import { ArticleCard } from "./blog/article-card.tsx";
import { articles } from "./blog/articles.ts";
import { SiteHead } from "./head/site-head.tsx";

export const handle: Handle = { kind: "still", area: "site" };

export default function Blog() {
  const { t } = useTranslation("site");

  return (
    <>
      <SiteHead
        title={t("blog.title")}
        description={t("blog.description")}
        trail={[
          { name: t("home.title"), path: paths.home },
          { name: t("blog.title"), path: paths.blog },
        ]}
      />
      <Page heading={t("blog.heading")} lead={t("blog.lead")}>
        <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
          {articles.map((article) => (
            <li key={article.slug}>
              <ArticleCard article={article} />
            </li>
          ))}
        </ul>
      </Page>
    </>
  );
}
