import { createHmac, timingSafeEqual } from "node:crypto";

// CCAvenue's cipher does not authenticate: a return without our mark is ignored.
// The mark proves no payment, because a genuine return can be replayed.
export type AttemptSeal = {
  write(orderNo: string, requestRef: string): string;
  holds(orderNo: string, seal: string | undefined): boolean;
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
    holds(orderNo, seal) {
      const [requestRef, written, ...rest] = seal?.split(".") ?? [];
      if (!requestRef || !written || rest.length > 0 || !refGrammar.test(requestRef)) return false;
      const claimed = Buffer.from(written, "base64url");
      const expected = mark(orderNo, requestRef);
      return claimed.length === expected.length && timingSafeEqual(claimed, expected);
    },
  };
};
