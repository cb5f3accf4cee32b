import { brand } from "../../brand.ts";
import { useSite } from "../i18n/use-site.ts";

type Props = { title: string; description?: string };

/** Unlike a route's `meta` these follow what the page shows. */
export function DocumentTitle({ title, description }: Props) {
  const { language } = useSite();

  return (
    <>
      <title>{`${title} · ${brand.name[language]}`}</title>
      {description && <meta name="description" content={description} />}
    </>
  );
}
