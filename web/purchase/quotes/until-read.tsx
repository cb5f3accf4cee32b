import type { ReactNode } from "react";
import { InlineScript } from "../../shell/inline-script.tsx";
import draftedScript from "./drafted.ts?inline-script";
import { NoQuotes } from "./no-quotes.tsx";

type Props = { isRead: boolean; children: ReactNode };

/** The cached HTML holds no draft: until it is read, visitors without one see what is missing. */
export function UntilRead({ isRead, children }: Props) {
  return (
    <div suppressHydrationWarning>
      {!isRead && <InlineScript code={draftedScript} />}
      <WithDraft isRead={isRead}>{children}</WithDraft>
      {!isRead && (
        <div className="in-[main:has([data-drafted])]:hidden">
          <NoQuotes lacking="noInsuranceData" />
        </div>
      )}
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
