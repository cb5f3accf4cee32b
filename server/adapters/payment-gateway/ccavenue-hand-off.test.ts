import { describe, expect, it } from "vitest";
import { attempt, common, falaj, falajCipher } from "../../../tests/support/ccavenue.ts";
import { ccavenueCipher } from "./ccavenue-cipher.ts";
import { ccavenueGateway } from "./ccavenue-gateway.ts";

const gateway = ccavenueGateway({
  transactionUrl: "http://pay.test:1/transaction/transaction.do?command=initiateTransaction",
  apiUrl: "http://pay.test:1/apis/servlet/DoWebTrans",
  accounts: { common, falaj },
});

describe("handing over to the gateway", () => {
  it("asks for the stored amount under the insurer's own account", () => {
    const { paymentUrl, encRequest, accessCode } = gateway.handOff(attempt);
    const fields = Object.fromEntries(new URLSearchParams(falajCipher.decrypt(encRequest)));
    expect(fields).toEqual({
      merchant_id: "200",
      order_id: attempt.orderNo,
      currency: "AED",
      amount: "551.25",
      redirect_url: attempt.returnUrl,
      cancel_url: attempt.cancelUrl,
      language: "AR",
      billing_email: "mariam+car@example.ae",
      merchant_param1: expect.stringMatching(/^opaque-ref\.[\w-]{22}$/),
      merchant_param2: "فلج للتأمين",
    });
    expect(accessCode).toBe("FALAJ");
    expect(new URL(paymentUrl).origin).toBe(gateway.origin);
  });

  it("takes the account that is named, and no other in its place", () => {
    expect(gateway.handOff({ ...attempt, account: "common" }).accessCode).toBe("COMMON");
    expect(() => gateway.handOff({ ...attempt, account: "hazm" })).toThrow("hazm");
  });

  it.each([
    { amountFils: 0 },
    { amountFils: -1 },
    { amountFils: 1.5 },
    { orderNo: "a b" },
    { requestRef: "a.b" },
  ])("never sends %j", (wrong) =>
    expect(() => gateway.handOff({ ...attempt, ...wrong })).toThrow(),
  );

  it("has the return refused when it comes under another insurer's key", () => {
    const { encRequest } = gateway.handOff(attempt);
    const mark = new URLSearchParams(falajCipher.decrypt(encRequest)).get("merchant_param1");
    const message = `order_id=${attempt.orderNo}&order_status=Failure&merchant_param1=${mark}`;
    const encResp = (key: string) => ({ encResp: ccavenueCipher("v1", key).encrypt(message) });
    expect(gateway.readReturn(encResp(falaj.workingKey))?.status).toBe("failed");
    expect(gateway.readReturn(encResp(common.workingKey))).toBeUndefined();
  });
});
