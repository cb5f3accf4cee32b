import type { ReactNode } from "react";
import { InlineScript } from "../../shell/inline-script.tsx";
import draftedScript from "./drafted.ts?inline-script";

type Props = { isRead: boolean; children: ReactNode };

type UntilReadProps = Props & {
  /** What visitors without a draft see. */
  without: ReactNode;
};

/** The cached HTML holds no draft: until it is read, the page shows both and hides one. */
export function UntilRead({ isRead, without, children }: UntilReadProps) {
  return (
    <div suppressHydrationWarning>
      {!isRead && <InlineScript code={draftedScript} />}
      <WithDraft isRead={isRead}>{children}</WithDraft>
      {!isRead && <div className="in-[main:has([data-drafted])]:hidden">{without}</div>}
    </div>
  );
}

export function WithDraft({ isRead, children }: Props) {
  return (
    <div className={isRead ? "contents" : "hidden in-[main:has([data-drafted])]:contents"}>
      {children}
    </div>
  );
}
