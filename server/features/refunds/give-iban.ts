import { electronicFormatIBAN, validateIBAN, ValidationErrorsIBAN } from "ibantools";
import { toLatinDigits } from "../../../domain/digits.ts";
import { sendLetterIn } from "../../adapters/mail/send-mail.ts";
import { isUuid } from "../../adapters/database/uuid.ts";
import type { Customer } from "../../http/access.ts";
import { Problem } from "../../http/problem.ts";
import type { Parts } from "../../parts.ts";
import { byCustomer } from "../../records/audit/audit-store.ts";
import { sealIban } from "../../records/refunds/iban-column.ts";
import { editRefundIn, findRefundIn } from "../../records/refunds/refunds-store.ts";
import { lockOwnRequestIn, touchRequestIn } from "../../records/requests/requests-store.ts";
import { mayGiveIban } from "./present-own-refund.ts";
import { refundLetterIn } from "./refund-letters.ts";

const COUNTRY = "AE";

/**
 * Country, length and check digits (ISO 13616), of an account in the Emirates: insurers transfer to no
 * other.
 * @throws {Problem} refunds.ibanCountry, refunds.ibanLength, refunds.ibanDigits
 */
export const readIban = (typed: string): string => {
  const written = toLatinDigits(typed).replaceAll(/[^\p{L}\p{N}]/gu, "");
  // The two letters are printed beside the number on many a statement.
  const iban = electronicFormatIBAN(/^\d/.test(written) ? `${COUNTRY}${written}` : written) ?? "";
  const field = "iban";
  if (!iban.startsWith(COUNTRY)) throw new Problem("refunds.ibanCountry", { field });
  const { valid, errorCodes } = validateIBAN(iban);
  if (valid) return iban;
  const isLength = errorCodes.includes(ValidationErrorsIBAN.WrongBBANLength);
  throw new Problem(isLength ? "refunds.ibanLength" : "refunds.ibanDigits", { field });
};

/** Only its customer names the account; a letter says so, in case that somebody else did. */
export const createGivingIban =
  ({ db, jobs, keys, now }: Pick<Parts, "db" | "jobs" | "keys" | "now">) =>
  async (customer: Customer, requestId: string, refundId: string, typed: string) => {
    const at = now();
    await db.transaction(async (tx) => {
      const request = await lockOwnRequestIn(tx, customer.id, requestId);
      if (!request) throw new Problem("requests.notFound");
      const refund = isUuid(refundId) ? await findRefundIn(tx, refundId) : undefined;
      if (refund?.requestId !== request.id) throw new Problem("refunds.unknown");
      if (!mayGiveIban(refund)) throw new Problem("refunds.ibanNotNow");
      const change = { ibanSealed: sealIban(refund.id, readIban(typed), keys), ibanAt: at };
      const edited = await editRefundIn(
        tx,
        refund,
        change,
        "ibanGiven",
        byCustomer(customer.id),
        at,
      );
      await touchRequestIn(tx, request.id, at);
      const letter = await refundLetterIn(tx, request, edited, "accountGiven", keys);
      await sendLetterIn(tx, jobs, letter);
    });
  };
