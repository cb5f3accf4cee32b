import { gatewayCipher } from "./gateway-cipher.ts";

export type PracticeMerchant = { merchantId: string; accessCode: string; workingKey: string };

export type Merchant = PracticeMerchant & { cipher: ReturnType<typeof gatewayCipher> };

export type Merchants = {
  byAccessCode(accessCode: unknown): Merchant | undefined;
  byId(merchantId: string): Merchant | undefined;
};

export const merchantsOf = (accounts: readonly PracticeMerchant[]): Merchants => {
  const merchants = accounts.map((own) => ({ ...own, cipher: gatewayCipher(own.workingKey) }));
  return {
    byAccessCode: (accessCode) => merchants.find((own) => own.accessCode === accessCode),
    byId: (merchantId) => merchants.find((own) => own.merchantId === merchantId),
  };
};
