import { brand } from "../../brand.ts";
import { useSite } from "../i18n/use-site.ts";

type Props = { title: string; description?: string };

/** React puts both into the head; unlike a route's `meta` they follow what the page shows. */
export function DocumentTitle({ title, description }: Props) {
  const { language } = useSite();

  return (
    <>
      <title>{`${title} · ${brand.name[language]}`}</title>
      {description && <meta name="description" content={description} />}
    </>
  );
}
