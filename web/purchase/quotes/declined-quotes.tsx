import { useTranslation } from "react-i18next";
import type { DeclinedPackage } from "../../../contract/quotes.ts";
import { useSite } from "../../i18n/use-site.ts";
import { useReasons } from "../../prices/use-reasons.ts";

type Props = { declined: readonly DeclinedPackage[] };

/** Plans that are not sold for the answers given, and why. */
export default function DeclinedQuotes({ declined }: Props) {
  const { t } = useTranslation("prices");
  const { language } = useSite();
  const reasonsOf = useReasons();

  return (
    <section className="mt-6 text-label text-ink-muted lg:ms-72">
      <h2 className="text-label font-strong tracking-normal">{t("declined.heading")}</h2>
      <ul className="mt-1 grid gap-1">
        {declined.map(({ _id, insurerName, names, reasons }) => (
          <li key={_id}>{`${insurerName[language]}, ${names[language]}: ${reasonsOf(reasons)}`}</li>
        ))}
      </ul>
    </section>
  );
}
