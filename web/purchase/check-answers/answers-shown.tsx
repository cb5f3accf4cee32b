import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import {
  documentKinds,
  documentsNeeded,
  type DocumentSlot,
} from "../../../domain/documents/documents.ts";
import type { PurchaseDraft } from "../../../domain/purchase/draft.ts";
import { useSite } from "../../i18n/use-site.ts";
import { Button } from "../../ui/button.tsx";
import { Ltr } from "../../ui/ltr.tsx";
import { Plate } from "../../ui/plate/plate.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { ChangeLink, SummaryList } from "../../ui/summary-list.tsx";
import { useVehicleWords } from "../choice/vehicle-words.ts";
import type { Purchase } from "./gather-purchase.ts";
import { usePictureName } from "./picture-name.ts";
import type { Account } from "./use-account.ts";

const VEHICLE = "/vehicle-insurance";

export function VehicleAnswers({ draft }: { draft: PurchaseDraft }) {
  const { t } = useTranslation("purchase");
  const { pathOf } = useSite();
  const { plate, emirate, cylinders, body, origin } = useVehicleWords(draft);

  return (
    <SummaryList
      heading={t("check.vehicle.heading")}
      change={
        <ChangeLink to={pathOf(VEHICLE)} what={t("check.vehicle.what")}>
          {t("check.change")}
        </ChangeLink>
      }
      answers={[
        {
          question: t("check.vehicle.plate"),
          answer: plate && <Plate {...plate} className="w-50" />,
        },
        { question: t("check.vehicle.emirate"), answer: emirate },
        { question: t("check.vehicle.request"), answer: t("check.vehicle.renewal") },
        { question: t("check.vehicle.cylinders"), answer: cylinders },
        { question: t("check.vehicle.body"), answer: body },
        { question: t("check.vehicle.origin"), answer: origin },
      ]}
    />
  );
}

export function ContactAnswers({ account, onRetry }: { account: Account; onRetry: () => void }) {
  const { t } = useTranslation("purchase");
  const shown = (
    value: (of: { username: string; email: string; phonenumber: string }) => string,
  ) => {
    if (account.state !== "known")
      return account.state === "failed" ? "–" : <Skeleton className="w-44" />;
    const text = value(account.user);
    return text ? <Ltr>{text}</Ltr> : t("check.contact.none");
  };

  return (
    <SummaryList
      heading={t("check.contact.heading")}
      answers={[
        { question: t("check.contact.email"), answer: shown((user) => user.email) },
        { question: t("check.contact.name"), answer: shown((user) => user.username) },
        { question: t("check.contact.phone"), answer: shown((user) => user.phonenumber) },
      ]}
    >
      {account.state === "failed" ? (
        <p role="alert" className="flex flex-wrap items-center gap-x-5 gap-y-2 text-danger">
          {t("check.contact.failed")}
          <Button size="small" variant="quiet" icon="refresh" onClick={onRetry}>
            {t("check.failed.retry")}
          </Button>
        </p>
      ) : (
        <p className="text-sm text-ink-muted">{t("check.contact.help")}</p>
      )}
    </SummaryList>
  );
}

export function DocumentAnswers({ draft, pictures }: Pick<Purchase, "draft" | "pictures">) {
  const { t } = useTranslation("purchase");
  const { pathOf } = useSite();
  const slots = documentsNeeded(draft);
  const kinds = documentKinds.filter((kind) => slots.some((slot) => slot.startsWith(kind)));

  return (
    <SummaryList
      heading={t("check.documents.heading")}
      change={
        <ChangeLink to={pathOf(VEHICLE)} what={t("check.documents.what")}>
          {t("check.change")}
        </ChangeLink>
      }
      answers={[]}
    >
      <ul className="grid gap-3 sm:grid-cols-3">
        {kinds.map((kind) => (
          <li
            key={kind}
            className="grid items-center gap-2 rounded-field border border-line bg-surface-soft p-3 max-sm:grid-cols-[1fr_148px]"
          >
            <span className="text-sm font-medium">{t(`check.documents.kinds.${kind}`)}</span>
            <span className="grid grid-cols-2 gap-1.5">
              {slots
                .filter((slot) => slot.startsWith(kind))
                .map((slot) => (
                  <Thumbnail key={slot} slot={slot} picture={pictures.get(slot)} />
                ))}
            </span>
          </li>
        ))}
      </ul>
    </SummaryList>
  );
}

function Thumbnail({ slot, picture }: { slot: DocumentSlot; picture: Blob | undefined }) {
  const nameOf = usePictureName();
  const show = useCallback(
    (image: HTMLImageElement | null) => {
      if (!image || !picture) return;
      image.src = URL.createObjectURL(picture);
      return () => URL.revokeObjectURL(image.src);
    },
    [picture],
  );

  return (
    <span className="block aspect-3/2 overflow-hidden rounded-sm bg-surface-sunken">
      {picture && <img ref={show} alt={nameOf(slot)} className="size-full object-cover" />}
    </span>
  );
}
