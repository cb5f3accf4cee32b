import { useTranslation } from "react-i18next";
import * as paths from "../../../contract/page-paths.ts";
import type { Package } from "../../../contract/quotes.ts";
import { formatAmount } from "../../../domain/money.ts";
import { useSite } from "../../i18n/use-site.ts";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Link } from "../../ui/link.tsx";
import { Price } from "../../ui/price.tsx";

type Props = { chosen: Package | undefined; error: string | undefined; onSend: () => void };

/** What else stays in sight stands on it, also when an error makes it higher. */
const tellHeight = (footer: HTMLElement | null) => {
  if (!footer) return;
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() =>
    style.setProperty("--footer-height", `${footer.offsetHeight}px`),
  );
  observer.observe(footer);
  return () => {
    observer.disconnect();
    style.removeProperty("--footer-height");
  };
};

export function RequestFooter({ chosen, error, onSend }: Props) {
  const { t } = useTranslation("purchase");
  const { language, pathOf } = useSite();

  return (
    <section
      ref={tellHeight}
      data-request-footer
      aria-label={t("quotes.footer.label")}
      className="on-canopy fixed inset-x-0 bottom-0 z-30 bg-canopy text-canopy-ink shadow-3"
    >
      <div className="wrap grid gap-x-6 py-2 flat:py-1">
        <div role="alert">
          {error && (
            <p className="mb-2 flex items-center gap-2.5 rounded-field bg-danger-soft px-4 py-2.5 font-medium text-danger-ink">
              <Icon name="alert" size={20} />
              {error}
            </p>
          )}
        </div>
        {/* On a phone the error takes the place of the way back, which the car's line offers too. */}
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 sm:gap-x-6">
          {/* First for the keyboard, last for the eye. */}
          <Button
            className={`order-last min-h-12! whitespace-nowrap max-sm:px-5 flat:min-h-11! ${error ? "max-sm:grow" : "max-[22.5rem]:grow"}`}
            variant={chosen ? "sun" : "onCanopy"}
            onClick={onSend}
          >
            {t("quotes.footer.send")}
          </Button>
          <Link
            to={pathOf(paths.vehicleDetails)}
            className={`inline-flex min-h-target min-w-target items-center gap-2 text-label font-medium hover:underline max-sm:justify-center max-sm:rounded-full max-sm:border max-sm:border-canopy-line ${error ? "max-sm:hidden" : ""}`}
          >
            <Icon name="back" size={20} />
            <span className="max-sm:sr-only">{t("quotes.footer.back")}</span>
          </Link>
          <p
            className={`min-w-0 flex-1 text-label sm:text-end ${error ? "max-sm:sr-only" : ""} ${chosen ? "max-[22.5rem]:order-first max-[22.5rem]:basis-full" : "max-[22.5rem]:sr-only"}`}
          >
            {chosen ? (
              <>
                <span className="block leading-snug font-strong">{chosen.names[language]}</span>
                <Price
                  amount={formatAmount(chosen.priceFils)}
                  className="text-sm text-canopy-muted"
                />
              </>
            ) : (
              <span className="flex min-h-11 items-center text-sm text-canopy-muted sm:justify-end">
                {t("quotes.footer.nothing")}
              </span>
            )}
          </p>
        </div>
      </div>
    </section>
  );
}
