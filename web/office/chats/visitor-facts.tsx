import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { DeskChat } from "../../../contract/office/chats/routes.ts";
import { Email } from "../../ui/email.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Ltr } from "../../ui/ltr.tsx";
import { Pill } from "../../ui/pill.tsx";
import { Facts, Panel } from "../kit/panel.tsx";
import { request as requestPath } from "../kit/paths.ts";
import { useChatWords } from "./use-chat-words.ts";

export function VisitorFacts({ chat }: { chat: DeskChat }) {
  const { t } = useTranslation("office");
  const { pageOf } = useChatWords();
  const { name, email, isSignedIn, page, language, request, wantsTranscript } = chat;

  return (
    <Panel
      heading={t("chats.facts.heading")}
      beside={
        <Pill wraps tone={isSignedIn ? "good" : "sand"}>
          {t(isSignedIn ? "chats.facts.signedIn" : "chats.facts.notSignedIn")}
        </Pill>
      }
    >
      <Facts
        facts={[
          {
            question: t("chats.facts.name"),
            answer: name && <bdi className="wrap-anywhere">{name}</bdi>,
          },
          { question: t("chats.facts.email"), answer: email && <Email>{email}</Email> },
          { question: t("chats.facts.page"), answer: pageOf(page) },
          { question: t("chats.facts.language"), answer: t(`chats.languages.${language}`) },
          {
            question: t("chats.facts.request"),
            answer: request && (
              <Link to={requestPath(request.id)} className="link text-sm">
                <Ltr>{request.number}</Ltr>
              </Link>
            ),
          },
          {
            question: t("chats.facts.transcript"),
            answer: t(wantsTranscript ? "chats.facts.transcriptAsked" : "chats.facts.transcriptNo"),
          },
        ]}
      />
      <p className="mt-2 flex items-start gap-2 text-xs text-ink-muted">
        <Icon name="eye" size={16} className="mt-0.5 shrink-0" />
        {t("chats.facts.privacy")}
      </p>
    </Panel>
  );
}
