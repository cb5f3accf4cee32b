import type { ReactNode } from "react";
import { InlineScript } from "../../shell/inline-script.tsx";
import draftedScript from "./drafted.ts?inline-script";
import { NoQuotes } from "./no-quotes.tsx";

type Props = { isRead: boolean; children: ReactNode };

/**
 * The page is kept without anyone's draft. Until the device's is read, a visitor with one sees the quotes
 * coming; one without, or without JavaScript, reads at once what is missing.
 */
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

/** What has no sense without a draft. */
export function WithDraft({ isRead, children }: Props) {
  return (
    <div className={isRead ? "contents" : "hidden in-[main:has([data-drafted])]:contents"}>
      {children}
    </div>
  );
}
