import { useState } from "react";
import { useTranslation } from "react-i18next";
import { type DeskRequest, viewDeskDocument } from "../../../contract/office/requests.ts";
import {
  documentKinds,
  documentSides,
  type DocumentKind,
} from "../../../domain/documents/documents.ts";
import { Icon } from "../../ui/icon.tsx";
import { Panel } from "../kit/panel.tsx";
import { Viewer } from "./viewer.tsx";

const addressOf = (id: string, documentId: string) =>
  viewDeskDocument.url.replace(":id", id).replace(":documentId", documentId);

/** Pictures load only when somebody opens them: each view is an audit row (ruling D1). */
export function Documents({ request: { id, documents } }: { request: DeskRequest }) {
  const { t } = useTranslation("office");
  const [opened, setOpened] = useState<DocumentKind>();

  const sidesOf = (kind: DocumentKind) =>
    documentSides.flatMap((side) => {
      const found = documents.find(({ slot }) => slot === `${kind}_${side}`);
      const document = t(`request.documents.${kind}`);
      const name = t("request.documents.picture", { document, side: t(`request.sides.${side}`) });
      return found ? [{ name, address: addressOf(id, found._id) }] : [];
    });
  const kinds = documentKinds.filter((kind) => sidesOf(kind).length > 0);

  return (
    <Panel heading={t("request.documents.heading")}>
      {kinds.length === 0 && <p className="text-ink-muted">{t("request.documents.none")}</p>}
      <ul className="flex flex-wrap gap-2">
        {kinds.map((kind) => (
          <li key={kind}>
            <button
              type="button"
              aria-pressed={kind === opened}
              className="inline-flex min-h-target items-center gap-2 rounded-full bg-surface-sunken px-4 text-sm font-medium hover:bg-surface-ground aria-pressed:bg-action aria-pressed:text-action-ink"
              onClick={() => setOpened(kind === opened ? undefined : kind)}
            >
              <Icon name="doc" size={20} />
              {t(`request.documents.${kind}`)}
            </button>
          </li>
        ))}
      </ul>
      {opened && <Viewer key={opened} pictures={sidesOf(opened)} />}
      {kinds.length > 0 && (
        <p className="mt-3 flex items-center gap-2 text-xs text-ink-muted">
          <Icon name="eye" size={16} />
          {t("request.documents.logged")}
        </p>
      )}
    </Panel>
  );
}
