import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { OneClient } from "../../../../contract/office/clients/one.ts";
import { formatShortDate } from "../../../i18n/formats.ts";
import { Button } from "../../../ui/button.tsx";
import { Ltr } from "../../../ui/ltr.tsx";
import { StatePill } from "../../desk/state-pill.tsx";
import { Panel } from "../../kit/panel.tsx";
import { request as requestPath } from "../../kit/paths.ts";
import { useLanguage } from "../../kit/use-language.ts";

const SHOWN_AT_FIRST = 5;

/** What nobody has anything to do with, the newest first. */
export function OtherRequests({ client }: { client: OneClient }) {
  const { t } = useTranslation("office");
  const { language } = useLanguage();
  const [isWhole, setIsWhole] = useState(false);
  const { open, requests, requestCount } = client;
  const others = requests.filter(({ id }) => !open.some((one) => one.id === id));
  const shown = isWhole ? others : others.slice(0, SHOWN_AT_FIRST);
  const left = others.length - shown.length;

  if (others.length === 0) return null;
  return (
    <Panel heading={t("clients.one.requests.heading")}>
      <ul className="text-sm">
        {shown.map(({ id, number, state, createdAt }) => (
          <li
            key={id}
            className="flex items-center justify-between gap-3 border-line py-2 not-first:border-t first:pt-0"
          >
            <span className="min-w-0">
              <Link to={requestPath(id)} className="font-strong hover:underline">
                <Ltr>{number}</Ltr>
              </Link>
              <time dateTime={createdAt} className="block text-xs text-ink-muted">
                {formatShortDate(createdAt, language)}
              </time>
            </span>
            <StatePill state={state} />
          </li>
        ))}
      </ul>
      {left > 0 && (
        <Button variant="link" size="small" onClick={() => setIsWhole(true)}>
          {t("clients.one.requests.all", { count: left })}
        </Button>
      )}
      {requestCount > requests.length && (
        <p className="mt-2 text-xs text-ink-muted">
          {t("clients.one.requests.cut", { most: requests.length, count: requestCount })}
        </p>
      )}
    </Panel>
  );
}
