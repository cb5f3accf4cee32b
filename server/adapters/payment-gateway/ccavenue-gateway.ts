import { ask } from "./ask.ts";
import { attemptSeal } from "./attempt-seal.ts";
import { ccavenueCipher, type CcavenueCipherVersion } from "./ccavenue-cipher.ts";
import { amountOf, isOrderNo, readEncryptedResponse, requestMessage } from "./ccavenue-message.ts";
import { readStatusAnswer } from "./ccavenue-status-answer.ts";
import type { PaymentGateway } from "./payment-gateway.ts";

type CcavenueCredentials = { merchantId: string; accessCode: string; workingKey: string };

type CcavenueConfig = {
  transactionUrl: string;
  apiUrl: string;
  /** Merchant accounts by their names. None stands in for another one. */
  accounts: Readonly<Record<string, CcavenueCredentials>>;
  cipher?: CcavenueCipherVersion;
  /** CCAvenue's Arabic page is not confirmed for every account. */
  arabicCode?: "AR" | "EN";
  timeoutMs?: number;
};

const account = (credentials: CcavenueCredentials, version: CcavenueCipherVersion) => ({
  ...credentials,
  cipher: ccavenueCipher(version, credentials.workingKey),
  seal: attemptSeal(credentials.workingKey),
});

export const ccavenueGateway = (config: CcavenueConfig): PaymentGateway => {
  const { apiUrl, arabicCode = "AR", cipher = "v1", timeoutMs = 3000 } = config;
  const paymentUrl = new URL(config.transactionUrl).href;
  const accounts = new Map(
    Object.entries(config.accounts).map(([name, own]) => [name, account(own, cipher)]),
  );

  const askStatus = (orderNo: string, { accessCode, cipher }: ReturnType<typeof account>) =>
    ask(
      apiUrl,
      {
        enc_request: cipher.encrypt(JSON.stringify({ order_no: orderNo })),
        access_code: accessCode,
        command: "orderStatusTracker",
        request_type: "JSON",
        response_type: "JSON",
        version: "1.2",
      },
      timeoutMs,
    );

  return {
    origin: new URL(paymentUrl).origin,
    accounts: [...accounts.keys()],

    handOff(attempt) {
      const payee = accounts.get(attempt.account);
      if (!payee) throw new Error(`No payment credentials ${attempt.account}`);
      if (!isOrderNo(attempt.orderNo))
        throw new Error("The gateway does not take this order number");
      if (!Number.isSafeInteger(attempt.amountFils) || attempt.amountFils <= 0) {
        throw new Error("An amount to pay is a positive whole number of fils");
      }

      const message = requestMessage({
        merchant_id: payee.merchantId,
        order_id: attempt.orderNo,
        currency: "AED",
        amount: amountOf(attempt.amountFils),
        redirect_url: attempt.returnUrl,
        cancel_url: attempt.cancelUrl,
        language: attempt.language === "ar" ? arabicCode : "EN",
        billing_email: attempt.customer.email,
        merchant_param1: payee.seal.write(attempt.orderNo, attempt.requestRef),
        merchant_param2: attempt.payeeName,
      });
      return {
        paymentUrl,
        encRequest: payee.cipher.encrypt(message),
        accessCode: payee.accessCode,
      };
    },

    readReturn(body) {
      // The return does not name its account, so every key is tried.
      for (const { cipher, seal } of accounts.values()) {
        const read = readEncryptedResponse(body.encResp, cipher);
        const requestRef = read && seal.refOf(read.orderNo, read.seal);
        if (!read || requestRef === undefined) continue;
        const { seal: _ours, ...hint } = read;
        return { ...hint, requestRef };
      }
      return undefined;
    },

    async queryStatus(orderNo, name) {
      const unknown = { orderNo, status: "unknown" } as const;
      const credentials = accounts.get(name);
      if (!credentials) return { ...unknown, trouble: "noCredentials" };
      const answer = await askStatus(orderNo, credentials);
      return "trouble" in answer
        ? { ...unknown, ...answer }
        : readStatusAnswer(orderNo, answer.text, credentials.cipher);
    },
  };
};
