import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { ClientCar } from "../../../../contract/office/clients/one.ts";
import { dayInDubai, daysBetween } from "../../../../domain/calendar-day.ts";
import { coverPhase } from "../../../../domain/policies/cover-phase.ts";
import { makes, named } from "../../../../domain/vehicle/makes.ts";
import { formatDay } from "../../../i18n/formats.ts";
import { Card } from "../../../ui/card.tsx";
import { Ltr } from "../../../ui/ltr.tsx";
import { Pill } from "../../../ui/pill.tsx";
import { useNow } from "../../../ui/use-now.ts";
import { PlateOfRow } from "../../desk/plate-of-row.tsx";
import { StatePill } from "../../desk/state-pill.tsx";
import { request as requestPath } from "../../kit/paths.ts";
import { policyTones } from "../../kit/policy-tones.ts";
import { useLanguage } from "../../kit/use-language.ts";

/** Each car with its plate, and what insures it. */
export function Cars({ cars }: { cars: readonly ClientCar[] }) {
  const { t } = useTranslation("office");

  return (
    <Card>
      <h2 className="mb-3 text-lg leading-snug tracking-normal">{t("clients.one.cars.heading")}</h2>
      {cars.length === 0 ? (
        <p className="text-sm text-ink-muted">{t("clients.one.cars.none")}</p>
      ) : (
        <ul className="grid gap-3 text-sm">
          {cars.map((car) => (
            <Car key={car.request.id} car={car} />
          ))}
        </ul>
      )}
    </Card>
  );
}

function Car({ car }: { car: ClientCar }) {
  const { t } = useTranslation("office");
  const { request, policy } = car;
  const name = useCarName(car);

  return (
    <li className="flex items-start gap-3 border-line not-first:border-t not-first:pt-3">
      <PlateOfRow plate={request.plate} className="mt-1 w-24 shrink-0" />
      <div className="min-w-0 grow">
        <p className="flex flex-wrap items-start justify-between gap-x-2 gap-y-1">
          <Link
            to={requestPath(policy?.requestId ?? request.id)}
            className="font-strong hover:underline"
          >
            {name ?? <Ltr>{request.number}</Ltr>}
          </Link>
          {policy ? (
            <Pill tone={policyTones[policy.state]}>{t(`policies.states.${policy.state}`)}</Pill>
          ) : (
            <StatePill state={request.state} />
          )}
        </p>
        {policy && <Cover policy={policy} />}
      </div>
    </li>
  );
}

function useCarName({ make, model }: ClientCar) {
  const { language } = useLanguage();

  if (make === null) return undefined;
  const known = named(makes, make);
  const knownModel = known && model !== null ? named(known.models, model) : undefined;
  return (
    <bdi>
      {known?.[language] ?? make} {knownModel?.[language] ?? model}
    </bdi>
  );
}

function Cover({ policy }: { policy: NonNullable<ClientCar["policy"]> }) {
  const { t } = useTranslation("office");
  const { language } = useLanguage();
  const now = useNow();
  const { number, insurerName, planName, startsOn, endsOn, endedOn, state } = policy;
  const { phase, daysLeft } = coverPhase({ startsOn, endsOn }, dayInDubai(now));
  const isRunning = state === "active" && phase === "running";
  const day = (one: string) => formatDay(one, language);
  const end = endedOn ?? (phase === "over" ? endsOn : undefined);

  return (
    <>
      <p className="text-xs text-ink-muted">
        {(planName ?? insurerName)[language]} · <Ltr className="wrap-anywhere">{number}</Ltr>
      </p>
      {isRunning && <DaysLeft left={daysLeft} of={daysBetween(startsOn, endsOn)} />}
      <p className="flex flex-wrap justify-between gap-x-2 text-xs text-ink-muted">
        {end === undefined ? (
          <time dateTime={phase === "ahead" ? startsOn : endsOn}>
            {phase === "ahead"
              ? t("clients.one.cars.begins", { day: day(startsOn) })
              : t("clients.one.cars.until", { day: day(endsOn) })}
          </time>
        ) : (
          <time dateTime={end}>{t("clients.one.cars.ended", { day: day(end) })}</time>
        )}
        {isRunning && <span>{t("clients.one.cars.left", { count: daysLeft })}</span>}
      </p>
    </>
  );
}

function DaysLeft({ left, of }: { left: number; of: number }) {
  return (
    <span
      aria-hidden="true"
      className="my-1.5 block h-1.5 overflow-hidden rounded-full bg-surface-sunken"
    >
      <span
        className="block h-full rounded-full bg-action-done"
        style={{ inlineSize: `${Math.round((left / Math.max(1, of)) * 100)}%` }}
      />
    </span>
  );
}
