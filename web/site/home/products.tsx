import { useTranslation } from "react-i18next";
import * as paths from "../../../contract/page-paths.ts";
import { useSite } from "../../i18n/use-site.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { BusinessPicture } from "../../ui/drawings/product-business.tsx";
import { CarPicture } from "../../ui/drawings/product-car.tsx";
import { RadioTabs } from "../../ui/radio-tabs.tsx";
import { MessageCard, ProductCard } from "./product-card.tsx";

export function Products() {
  const { t } = useTranslation("site");
  const { pathOf } = useSite();

  const tabs = [
    {
      value: "personal",
      label: t("home.products.personal"),
      panel: (
        <Pair>
          <ProductCard
            picture={<CarPicture className="size-full" />}
            title={t("home.products.car.title")}
            text={t("home.products.car.text")}
            points={t("home.products.car.points", { returnObjects: true })}
          >
            <ButtonLink href={pathOf(paths.carInsurance)} iconAfter="arrow">
              {t("home.products.car.quote")}
            </ButtonLink>
          </ProductCard>
          <MessageCard kind="other" href={pathOf(`${paths.contact}?product=other#leave-message`)} />
        </Pair>
      ),
    },
    {
      value: "business",
      label: t("home.products.business"),
      panel: (
        <Pair>
          <ProductCard
            dimmed
            picture={<BusinessPicture className="size-full" />}
            title={t("home.products.underWork.title")}
            text={t("home.products.underWork.text")}
          />
          <MessageCard
            kind="corporate"
            href={pathOf(`${paths.contact}?product=corporate#leave-message`)}
          />
        </Pair>
      ),
    },
  ];

  return (
    <tab-memory class="below-fold wrap block pt-10 pb-section">
      <RadioTabs
        name="audience"
        label={t("home.products.label")}
        tabs={tabs}
        beside={
          <div className="max-w-reading">
            <h2>{t("home.products.heading")}</h2>
            <p className="mt-3 text-ink-muted">{t("home.products.lead")}</p>
          </div>
        }
      />
    </tab-memory>
  );
}

function Pair({ children }: { children: React.ReactNode }) {
  return <div className="grid gap-6 lg:grid-cols-[2.1fr_1fr]">{children}</div>;
}
