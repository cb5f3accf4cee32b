import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { RequestSummary } from "../../../contract/requests.ts";
import { carsOf } from "../../../domain/profile/cars.ts";
import { Button } from "../../ui/button.tsx";
import { useToday } from "../use-today.ts";
import { CarCard } from "./car-card.tsx";

const SHOWN_AT_FIRST = 6;

const columns: Record<number, string> = {
  1: "@min-[54rem]:grid-cols-1",
  2: "@min-[54rem]:grid-cols-2",
};

/** `requests` the newest first. */
type Props = { requests: readonly RequestSummary[] };

/** One card for each car, side by side as far as there is room. */
export function Cars({ requests }: Props) {
  const { t } = useTranslation("profile");
  const [showsAll, setShowsAll] = useState(false);
  const cars = carsOf(requests, useToday());
  const shown = showsAll ? cars : cars.slice(0, SHOWN_AT_FIRST);

  return (
    <div className="@container mb-9">
      <ul
        aria-label={t("cars.title")}
        className={`-mx-gutter flex snap-x scroll-px-gutter gap-4 overflow-x-auto px-gutter pb-2 min-[769px]:-mx-1 min-[769px]:px-1 @min-[54rem]:grid @min-[54rem]:overflow-visible ${columns[cars.length] ?? "@min-[54rem]:grid-cols-3"}`}
      >
        {shown.map((car) => (
          <CarCard key={car.key} car={car} isAlone={cars.length === 1} />
        ))}
      </ul>
      {shown.length < cars.length && (
        <Button variant="link" onClick={() => setShowsAll(true)}>
          {t("cars.all", { count: cars.length })}
        </Button>
      )}
    </div>
  );
}
