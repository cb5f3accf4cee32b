import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { OwnDocumentRequest } from "../../../contract/document-request.ts";
import { sendAskedPictures } from "../../../contract/document-requests.ts";
import type { RequestDetails } from "../../../contract/requests.ts";
import { documentSlots } from "../../../domain/documents/documents.ts";
import { formatMoment } from "../../i18n/formats.ts";
import { useSite } from "../../i18n/use-site.ts";
import { Advice } from "../../pictures/advice.tsx";
import { SendPictures } from "../../pictures/send-pictures.tsx";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { Pill } from "../../ui/pill.tsx";

type Props = {
  request: RequestDetails;
  /** It is what the page asks for; otherwise something else comes first. */
  isFirst: boolean;
  onSent: () => Promise<unknown>;
};

/** Better pictures that the team waits for, and those that it looks at. */
export default function AskedPictures({ request, isFirst, onSent }: Props) {
  const { t } = useTranslation("profile/one-request");
  const [hasSent, setHasSent] = useState(false);
  const { documentRequests, isDocumentAsked } = request;
  const open = isDocumentAsked ? documentRequests.filter(({ state }) => state === "open") : [];
  const isChecked = documentRequests.some(({ state }) => state === "received");

  return (
    <div className="mb-6 grid gap-4 empty:hidden">
      {open.map((asked) => (
        <Asked
          key={asked._id}
          requestId={request._id}
          asked={asked}
          isFirst={isFirst}
          onSent={() => {
            setHasSent(true);
            void onSent();
          }}
        />
      ))}
      {isChecked && (
        <Banner kind={hasSent ? "success" : "info"} live={hasSent} title={t("asked.received")}>
          {t("asked.receivedText")}
        </Banner>
      )}
    </div>
  );
}

type AskedProps = {
  requestId: string;
  asked: OwnDocumentRequest;
  isFirst: boolean;
  onSent: () => void;
};

function Asked({ requestId, asked, isFirst, onSent }: AskedProps) {
  const { t } = useTranslation(["profile/one-request", "profile", "pictures"]);
  const { language } = useSite();
  const [isOpen, setIsOpen] = useState(false);
  const slots = documentSlots.filter((slot) => asked.slots.includes(slot));
  const url = sendAskedPictures.url
    .replace(":id", requestId)
    .replace(":documentRequestId", asked._id);

  return (
    <Card className="outline-2 outline-accent">
      <Pill tone="sun" icon="camera">
        {t("profile:requests.photoNeeded")}
      </Pill>
      <h2 className="mt-3 text-title-sm">
        {t(slots.length === 1 ? "pictures:asked.heading.one" : "pictures:asked.heading.many")}
      </h2>
      <ul className="mt-1 text-lg">
        {slots.map((slot) => (
          <li key={slot}>{t(`pictures:names.${slot}`)}</li>
        ))}
      </ul>
      <p className="mt-2 max-w-reading text-ink-muted">{t(`pictures:faults.${asked.reason}`)}</p>
      {asked.note && (
        <blockquote className="mt-3 border-s-4 border-line ps-4">
          <p dir="auto" className="max-w-reading wrap-anywhere whitespace-pre-wrap">
            {asked.note}
          </p>
          <footer className="text-sm text-ink-muted">{t("asked.from")}</footer>
        </blockquote>
      )}
      {!isOpen && (
        <Button
          variant={isFirst ? "primary" : "quiet"}
          icon="camera"
          className="mt-4 max-sm:w-full"
          onClick={() => setIsOpen(true)}
        >
          {t("asked.add")}
        </Button>
      )}
      {isOpen && (
        <div className="mt-5 grid max-w-reading gap-4">
          <SendPictures slots={slots} url={url} onSent={onSent} />
          <Advice />
        </div>
      )}
      <p className="mt-3 text-sm text-ink-muted">
        {t("asked.until", { moment: formatMoment(asked.expiresAt, language, "long") })}
      </p>
    </Card>
  );
}
