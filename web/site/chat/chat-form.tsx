import type { ComponentProps } from "react";
import * as paths from "../../../contract/page-paths.ts";
import type { ChatShown } from "../../../contract/chat.ts";
import { contactEmailProblem } from "../../../domain/contact/contact-rules.ts";
import { contactNameProblem } from "../../../domain/contact/full-name.ts";
import { MAX_LINE } from "../../../domain/chat/chat-state.ts";
import { useSite } from "../../i18n/use-site.ts";
import { asksContact, mayLeaveAddress, noteWords, type Speech } from "../../shell/chat/words.ts";
import { Choices, CopyForm } from "./chat-choices.tsx";
import type { Refused } from "./refused-line.ts";
import { Words } from "./words.tsx";

type Props = {
  shown: ChatShown;
  refused: Refused | undefined;
  lineKey: string;
  speech: Speech;
};

const describes = { "aria-invalid": true, "aria-describedby": "chat-problem" } as const;

/** A post like any other: the answer is this page, with the line in its log. */
export function ChatForm({ shown, refused, lineKey, speech }: Props) {
  const { texts, language } = speech;
  const { pathOf } = useSite();
  const isLeaving = asksContact(shown);
  const note = noteWords(shown, speech);
  const isOfEmail = isLeaving && contactEmailProblem(refused?.email ?? "") !== undefined;
  const isOfName =
    isLeaving && !isOfEmail && Boolean(refused?.name && contactNameProblem(refused.name));

  return (
    <>
      <form
        method="post"
        action="/api/chat/form"
        className={`chat-form ${isLeaving ? "chat-leaving" : ""}`}
      >
        <input type="hidden" name="lang" value={language} />
        <input type="hidden" name="key" value={lineKey} />
        {note.length > 0 && (
          <p className="chat-note">
            <Words parts={note} />
          </p>
        )}
        {isLeaving && (
          <div className="chat-contact">
            <p className="chat-field">
              <label htmlFor="chat-name">
                {texts.name} ({texts.optional})
              </label>
              <input
                id="chat-name"
                name="name"
                className="control"
                maxLength={200}
                autoComplete="name"
                defaultValue={refused?.name}
                {...(isOfName && describes)}
              />
            </p>
            <EmailField
              texts={texts}
              defaultValue={refused?.email}
              {...(refused && isOfEmail && describes)}
            />
          </div>
        )}
        <p className="chat-problem" id="chat-problem" role="alert">
          {refused?.message}
        </p>
        <div className="chat-line">
          <p className="chat-field">
            <label htmlFor="chat-text">{texts.message}</label>
            <textarea
              id="chat-text"
              name="text"
              className="control"
              dir="auto"
              rows={1}
              maxLength={MAX_LINE}
              required={!mayLeaveAddress(shown)}
              placeholder={texts.write}
              defaultValue={refused?.text}
              {...(refused && !isOfEmail && !isOfName && describes)}
            />
          </p>
          <button className="chat-send" name="act" value="send">
            <span>{texts.send}</span>
          </button>
        </div>
        {shown.chat && (
          <Choices {...{ isLeaving, speech }} chat={shown.chat} isSignedIn={shown.isSignedIn} />
        )}
        <noscript>
          <a className="link text-sm" href={pathOf(paths.chat)}>
            {texts.again}
          </a>
        </noscript>
      </form>
      <CopyForm language={language} />
    </>
  );
}

type Texts = Speech["texts"];

type EmailProps = ComponentProps<"input"> & { texts: Texts };

function EmailField({ texts, ...input }: EmailProps) {
  return (
    <p className="chat-field">
      <label htmlFor="chat-email">{texts.email}</label>
      <input
        id="chat-email"
        name="email"
        type="email"
        className="control control-ltr"
        maxLength={400}
        autoComplete="email"
        required
        {...input}
      />
    </p>
  );
}
