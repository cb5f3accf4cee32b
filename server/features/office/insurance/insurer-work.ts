import type * as z from "zod/mini";
import type { addInsurer, saveInsurer } from "../../../../contract/office/insurance/insurers.ts";
import { isCalendarDay } from "../../../../domain/calendar-day.ts";
import { isQualityFigure, qualityFigures } from "../../../../domain/quotes/insurer-quality.ts";
import { Problem } from "../../../http/problem.ts";
import type { StaffMember } from "../../../http/staff-access.ts";
import { readWritten } from "../../../http/typed-fields.ts";
import type { Parts } from "../../../parts.ts";
import { byStaff, writeAuditIn } from "../../../records/audit/audit-store.ts";
import { auditIdOf } from "../../../records/audit/named-subject.ts";
import { changeInsurerIn, insertInsurerIn, lockInsurerIn } from "../../quotes/insurers-store.ts";
import { useWordmarkIn } from "../../quotes/wordmarks-store.ts";

type Added = z.infer<(typeof addInsurer)["schema"]["body"]>;
type Saved = z.infer<(typeof saveInsurer)["schema"]["body"]>;

const SLUG = /^[a-z][a-z0-9-]{1,30}$/;
const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

const refuse = (field: string): never => {
  throw new Problem("request.invalid", { field });
};

const written = (text: string | null) => text?.replaceAll("\0", "").trim() || null;

const readContacts = ({ phone, email, claimsPhone, hours }: Saved["contacts"]) => {
  if (hours) {
    if (!TIME.test(hours.from) || !TIME.test(hours.to) || hours.to <= hours.from) refuse("hours");
    if (hours.days.some((day) => !Number.isInteger(day) || day < 0 || day > 6)) refuse("hours");
  }
  const address = written(email);
  if (address !== null && !/^[^\s@]+@[^\s@]+$/.test(address)) refuse("email");
  return {
    phone: written(phone),
    email: address,
    claimsPhone: written(claimsPhone),
    hours: hours && {
      ...hours,
      days: [...new Set(hours.days)].toSorted((one, other) => one - other),
    },
  };
};

const readRefundTerms = (terms: Saved["refundTerms"]) => {
  if (!terms) return null;
  if (terms.ways.length === 0) refuse("ways");
  if (!Number.isInteger(terms.days) || terms.days < 1 || terms.days > 120) refuse("days");
  if (!isCalendarDay(terms.readOn)) refuse("readOn");
  const source = {
    en: readWritten(terms.source.en, "source"),
    ar: readWritten(terms.source.ar, "source"),
  };
  return { ...terms, source };
};

const readQuality = (byCover: Saved["qualityByCover"]) => {
  for (const quality of Object.values(byCover)) {
    if (!quality) continue;
    if (!isCalendarDay(quality.asOf)) refuse("asOf");
    readWritten(quality.source.en, "qualitySource");
    readWritten(quality.source.ar, "qualitySource");
    for (const figure of qualityFigures) {
      const value = quality[figure];
      if (value !== undefined && !isQualityFigure(value)) refuse(figure);
    }
  }
  return byCover;
};

/** What admins write of an insurer itself (ruling U6). */
export const createInsurerWork = ({ db, now }: Pick<Parts, "db" | "now">) => ({
  /** @throws {Problem} insurance.slugTaken, request.invalid */
  add: (member: StaffMember, { slug, name }: Added) =>
    db.transaction(async (tx) => {
      if (!SLUG.test(slug)) refuse("slug");
      const names = { en: readWritten(name.en, "nameEn"), ar: readWritten(name.ar, "nameAr") };
      if (!(await insertInsurerIn(tx, slug, names))) throw new Problem("insurance.slugTaken");
      await writeAuditIn(tx, {
        ...byStaff(member.id),
        at: now(),
        subject: "insurer",
        subjectId: auditIdOf("insurer", slug),
        event: "added",
        detail: { insurer: slug },
      });
    }),

  /** @throws {Problem} insurance.notFound, insurance.changed, insurance.wordmarkGone, request.invalid */
  save: (member: StaffMember, slug: string, { version, name, wordmark, ...rest }: Saved) =>
    db.transaction(async (tx) => {
      const insurer = await lockInsurerIn(tx, slug);
      if (!insurer) throw new Problem("insurance.notFound");
      if (insurer.version !== version) throw new Problem("insurance.changed");
      const at = now();
      const change = wordmark === insurer.wordmark ? undefined : wordmark;
      if (change && !(await useWordmarkIn(tx, change, at)))
        throw new Problem("insurance.wordmarkGone", { field: "wordmark" });
      await changeInsurerIn(tx, slug, {
        ...(change !== undefined && { wordmark: change }),
        nameEn: readWritten(name.en, "nameEn"),
        nameAr: readWritten(name.ar, "nameAr"),
        contacts: readContacts(rest.contacts),
        refundTerms: readRefundTerms(rest.refundTerms),
        quality: readQuality(rest.qualityByCover),
      });
      await writeAuditIn(tx, {
        ...byStaff(member.id),
        at,
        subject: "insurer",
        subjectId: auditIdOf("insurer", slug),
        event: "changed",
        version: version + 1,
        detail: { insurer: slug, ...(change !== undefined && { wordmark: change }) },
      });
    }),
});

export type InsurerWork = ReturnType<typeof createInsurerWork>;
