import { useContext } from "react";
import type { ChatShown } from "../../../contract/chat.ts";
import { brand } from "../../../brand.ts";
import { useSite } from "../../i18n/use-site.ts";
import ar from "../../shell/chat/ar.ts";
import chatStyle from "../../shell/chat/chat.css?inline";
import en from "../../shell/chat/en.ts";
import { headWords, partsOf, type Speech } from "../../shell/chat/words.ts";
import { Nonce } from "../../shell/nonce.ts";
import { Banner } from "../../ui/banner.tsx";
import { Page } from "../../ui/page.tsx";
import { SiteHead } from "../head/site-head.tsx";
import { ChatForm } from "./chat-form.tsx";
import { ChatLog } from "./chat-log.tsx";
import chatScript from "./chat-script.ts?inline-script";
import type { Refused } from "./refused-line.ts";
import { Words } from "./words.tsx";

type Props = {
  /** Undefined where it could not be read. */
  shown?: ChatShown;
  refused?: Refused | undefined;
  lineKey?: string;
  now?: string;
};

export function ChatView({ shown, refused, lineKey = "", now = "" }: Props) {
  const { language } = useSite();
  const nonce = useContext(Nonce);
  const texts = { en, ar }[language];
  const speech = { texts, language, now: new Date(now) };

  return (
    <>
      <SiteHead title={texts.heading} description={texts.description} />
      <style nonce={nonce} dangerouslySetInnerHTML={{ __html: chatStyle }} />
      <Page width="narrow" heading={texts.heading} lead={texts.pageLead} slim>
        {shown ? (
          <section className="chat chat-page" aria-label={texts.region} data-chat-page="">
            <ChatHead shown={shown} speech={speech} />
            <ChatLog shown={shown} speech={speech} />
            <ChatForm {...{ shown, refused, lineKey, speech }} />
          </section>
        ) : (
          <Banner kind="warning">{texts.unread}</Banner>
        )}
      </Page>
      {shown && (
        <script type="module" nonce={nonce} dangerouslySetInnerHTML={{ __html: chatScript }} />
      )}
    </>
  );
}

function ChatHead({ shown, speech }: { shown: ChatShown; speech: Speech }) {
  const { texts, language } = speech;
  const { title, state, isThere } = headWords(shown, speech, brand.name[language]);

  return (
    <header className="chat-head">
      <div>
        <h2>
          <Words parts={title ?? partsOf(texts.team)} />
        </h2>
        <p className={isThere ? "chat-there" : undefined}>
          <Words parts={state} />
        </p>
      </div>
    </header>
  );
}
