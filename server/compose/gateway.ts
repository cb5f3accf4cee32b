import type { FastifyInstance } from "fastify";
import { startPracticeGateway } from "../../gateway/practice-gateway.ts";
import { ccavenueGateway } from "../adapters/payment-gateway/ccavenue-gateway.ts";
import type { Configuration } from "../configuration.ts";
import { watchCalls } from "../http/calls.ts";
import { accountsOf } from "../insurer-payees.ts";

const PRACTICE_ACCOUNT = "PRACTICE";

/** No secret: the practice gateway moves no money. */
const practiceMerchant = {
  merchantId: "100001",
  accessCode: "PRACTICE",
  workingKey: "0123456789ABCDEF0123456789ABCDEF",
};

const createCloser = (app: FastifyInstance) => {
  const calls = watchCalls(app.server);
  return async (cut: AbortSignal) => {
    calls.announceStop();
    app.server.close();
    await calls.end(cut);
    await app.close();
  };
};

/** The card page's address and calls; `close` ends the practice gateway where this process runs it. */
export const openGateway = async (configuration: Configuration, insurers: Promise<string[]>) => {
  const { gateway, dataDir, publicUrl } = configuration;
  if (gateway.kind === "ccavenue")
    return {
      gateway: ccavenueGateway({
        transactionUrl: gateway.transactionUrl ?? "",
        apiUrl: gateway.apiUrl ?? "",
        accounts: accountsOf(gateway, await insurers),
      }),
      close: async () => {},
    };

  const practice =
    gateway.port === "off"
      ? { origin: gateway.url ?? "", app: undefined }
      : await startPracticeGateway({
          port: gateway.port,
          host: "127.0.0.1",
          dataDir,
          merchants: [practiceMerchant],
          allowedReturnOrigins: [publicUrl],
        });
  return {
    gateway: ccavenueGateway({
      transactionUrl: `${practice.origin}/transaction/transaction.do`,
      apiUrl: `${practice.origin}/apis/servlet/DoWebTrans`,
      accounts: { [PRACTICE_ACCOUNT]: practiceMerchant },
    }),
    close: practice.app ? createCloser(practice.app) : async () => {},
  };
};
