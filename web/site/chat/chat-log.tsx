import type { ChatShown } from "../../../contract/chat.ts";
import { type LogItem, logItems, type Speech, timeOf } from "../../shell/chat/words.ts";
import { Ltr } from "../../ui/ltr.tsx";
import { Words } from "./words.tsx";

type Props = { shown: ChatShown; speech: Speech };

/** As the script shows it (shell/chat/log-view.ts). */
export function ChatLog({ shown: { chat }, speech }: Props) {
  const { texts } = speech;

  return (
    <div className="chat-log" role="log" aria-label={texts.conversation} tabIndex={0}>
      {!chat && <p className="chat-event">{texts.hello}</p>}
      {chat && logItems(chat, chat.lines, speech).map((item) => <Line key={item.id} item={item} />)}
    </div>
  );
}

function Line({ item }: { item: LogItem }) {
  if (item.kind === "event")
    return (
      <p className="chat-event">
        <Words parts={item.words} />
      </p>
    );

  return (
    <div className={`chat-said chat-${item.kind}`}>
      <span dir="auto">{item.text}</span>
      <time dateTime={item.at}>
        <Ltr>{timeOf(item.at)}</Ltr>
      </time>
    </div>
  );
}
