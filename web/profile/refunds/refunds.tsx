import { useEffect, useRef } from "react";
import type { OwnRefund } from "../../../contract/refund.ts";
import type { RequestDetails } from "../../../contract/requests.ts";
import { ClosedRefund } from "./closed-refund.tsx";
import { NoRefund } from "./no-refund.tsx";
import { RefundCard } from "./refund-card.tsx";

const ANCHOR = "refund";

type Props = { request: RequestDetails; onChanged: () => Promise<unknown> };

type Closed = OwnRefund & { state: "refused" | "withdrawn" | "void" };
const isClosed = (refund: OwnRefund): refund is Closed =>
  refund.state === "refused" || refund.state === "withdrawn" || refund.state === "void";

/** The refunds of a request, the newest first; or why its cancelled policy has none. */
export default function Refunds({ request, onChanged }: Props) {
  const here = useRef<HTMLDivElement>(null);
  const { refunds, policy } = request;

  // A link from a mail comes before this part is loaded.
  useEffect(() => {
    if (location.hash === `#${ANCHOR}`) here.current?.scrollIntoView();
  }, []);

  return (
    <div id={ANCHOR} ref={here} className="grid scroll-mt-6 grid-cols-[minmax(0,1fr)] gap-4">
      {refunds.length === 0 && policy && <NoRefund {...{ request, policy }} />}
      {refunds.map((refund, index) =>
        isClosed(refund) ? (
          <ClosedRefund
            key={refund._id}
            refund={refund}
            isReplaced={refunds.slice(0, index).some((newer) => !isClosed(newer))}
          />
        ) : (
          <RefundCard key={refund._id} {...{ request, refund, onChanged }} />
        ),
      )}
    </div>
  );
}
