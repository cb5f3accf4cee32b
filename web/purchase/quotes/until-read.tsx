import type { ReactNode } from "react";
import draftedScript from "./drafted.ts?inline-script";
import { NoQuotes } from "./no-quotes.tsx";

/**
 * The page is kept without anyone's draft. Until the device's is read, whoever has one sees the quotes
 * coming; whoever has none, or no JavaScript, reads at once what is missing.
 */
export function UntilRead({ isRead, children }: { isRead: boolean; children: ReactNode }) {
  return (
    <div className="group" suppressHydrationWarning>
      {!isRead && <script dangerouslySetInnerHTML={{ __html: draftedScript }} />}
      <div className={isRead ? undefined : "hidden group-data-drafted:block"}>{children}</div>
      {!isRead && (
        <div className="group-data-drafted:hidden">
          <NoQuotes lacking="noInsuranceData" />
        </div>
      )}
    </div>
  );
}
