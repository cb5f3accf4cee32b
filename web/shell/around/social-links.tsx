import { useTranslation } from "react-i18next";
import { type Brand, brand } from "../../../brand.ts";

const signs = {
  instagram:
    "M8 4h8a4 4 0 0 1 4 4v8a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4V8a4 4 0 0 1 4-4ZM8.5 12a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0-7 0ZM16.5 7.5v.01",
  linkedin: "M6.5 10v8M6.5 6.5v.01M11 18v-8M11 13.5a3 3 0 0 1 6 0V18",
  x: "M5 5l14 14M19 5 5 19",
} satisfies Record<Brand["social"][number]["network"], string>;

export function SocialLinks() {
  const { t } = useTranslation("around");

  return (
    <ul aria-label={t("footer.social")} className="-ms-2.5 flex gap-1">
      {brand.social.map(({ network, url }) => (
        <li key={network}>
          <a
            href={url}
            rel="noopener"
            aria-label={t(`footer.networks.${network}`)}
            className="grid size-11 place-items-center rounded-full hover:bg-surface"
          >
            <svg
              viewBox="0 0 24 24"
              className="size-6"
              fill="none"
              stroke="currentColor"
              strokeWidth="1.75"
              strokeLinecap="round"
              strokeLinejoin="round"
              aria-hidden="true"
            >
              <path d={signs[network]} />
            </svg>
          </a>
        </li>
      ))}
    </ul>
  );
}
