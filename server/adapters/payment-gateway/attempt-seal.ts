import { createHmac, timingSafeEqual } from "node:crypto";

// CCAvenue's cipher does not authenticate: a return without our mark is ignored.
// The mark proves no payment, because a genuine return can be replayed.
type AttemptSeal = {
  write(orderNo: string, requestRef: string): string;
  /** The reference that was written, or undefined when the mark is not that of this order. */
  refOf(orderNo: string, seal: string | undefined): string | undefined;
};

const refGrammar = /^[A-Za-z0-9_-]{1,64}$/;

export const attemptSeal = (workingKey: string): AttemptSeal => {
  const key = createHmac("sha256", workingKey).update("mizalla attempt seal 1").digest();
  const mark = (orderNo: string, requestRef: string) =>
    createHmac("sha256", key).update(`${orderNo}\n${requestRef}`).digest().subarray(0, 16);

  return {
    write(orderNo, requestRef) {
      if (!refGrammar.test(requestRef))
        throw new Error("A request reference is 1 to 64 of A-Za-z0-9_-");
      return `${requestRef}.${mark(orderNo, requestRef).toString("base64url")}`;
    },
    refOf(orderNo, seal) {
      const [requestRef, written, ...rest] = seal?.split(".") ?? [];
      if (!requestRef || !written || rest.length > 0) return undefined;
      if (!refGrammar.test(requestRef)) return undefined;
      const claimed = Buffer.from(written, "base64url");
      const expected = mark(orderNo, requestRef);
      const holds = claimed.length === expected.length && timingSafeEqual(claimed, expected);
      return holds ? requestRef : undefined;
    },
  };
};
