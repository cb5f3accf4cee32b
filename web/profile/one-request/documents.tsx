import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { RequestDetails } from "../../../contract/requests.ts";
import { documentSlots } from "../../../domain/documents/documents.ts";
import { Card } from "../../ui/card.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Icon } from "../../ui/icon.tsx";
import { usePictureName } from "../use-picture-name.ts";

type Shown = { name: string; address: string };

export function Documents({ request: { _id: id, documents } }: { request: RequestDetails }) {
  const { t } = useTranslation("profile/one-request");
  const nameOf = usePictureName();
  const [opened, setOpened] = useState<Shown>();
  const inOrder = documentSlots.flatMap((slot) => documents.filter((one) => one.slot === slot));

  return (
    <Card>
      <h2 className="text-lg leading-snug tracking-normal">{t("documents.heading")}</h2>
      {inOrder.length === 0 ? (
        <p className="mt-2 text-ink-muted">{t("documents.none")}</p>
      ) : (
        <>
          <p className="mt-1 flex items-center gap-2 text-sm text-ink-muted">
            <Icon name="lock" size={16} />
            {t("documents.privacy")}
          </p>
          <ul className="mt-4 grid grid-cols-2 gap-3 sm:grid-cols-3">
            {inOrder.map(({ _id, slot }) => {
              const address = `/api/carins/insurance-requests/${id}/documents/${_id}`;
              const name = nameOf(slot);
              return (
                <li key={_id}>
                  <button
                    type="button"
                    className="group block w-full rounded-field text-start"
                    aria-haspopup="dialog"
                    onClick={() => setOpened({ name, address })}
                  >
                    <span className="block overflow-hidden rounded-field bg-surface-sunken group-hover:shadow-2">
                      <Picture
                        name={name}
                        address={address}
                        className="aspect-3/2 w-full object-cover"
                      />
                    </span>
                    <span aria-hidden="true" className="mt-1.5 block text-sm leading-snug">
                      {name}
                    </span>
                  </button>
                </li>
              );
            })}
          </ul>
        </>
      )}
      <Dialog
        wide
        open={opened !== undefined}
        onClose={() => setOpened(undefined)}
        heading={opened?.name}
        closeLabel={t("documents.close")}
      >
        {opened && (
          <Picture {...opened} className="mx-auto max-h-[70svh] w-auto max-w-full rounded-field" />
        )}
      </Dialog>
    </Card>
  );
}

const GONE = 410;

/** A picture says nothing of the answer that came instead of it. */
const isDamaged = async (address: string) => {
  const answer = await fetch(address).catch(() => undefined);
  return answer?.status === GONE;
};

/** Shows a text instead when the picture does not load. */
function Picture({ name, address, className }: Shown & { className: string }) {
  const { t } = useTranslation("profile/one-request");
  const [failure, setFailure] = useState<"failed" | "damaged">();

  const fail = () => {
    setFailure("failed");
    void isDamaged(address).then((damaged) => damaged && setFailure("damaged"));
  };

  if (failure)
    return (
      <span className="grid aspect-3/2 w-full place-items-center p-3 text-center text-sm text-ink-muted">
        {t(`documents.${failure}`)}
      </span>
    );
  return (
    <img
      src={address}
      alt={name}
      loading="lazy"
      width={600}
      height={400}
      className={className}
      // It may have failed before the page was hydrated.
      ref={(picture) => {
        if (picture?.complete && picture.naturalWidth === 0) fail();
      }}
      onError={fail}
    />
  );
}
