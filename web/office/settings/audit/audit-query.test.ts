import { describe, expect, it } from "vitest";
import { auditAddress, csvAddress, readAuditQuery } from "./audit-query.ts";

describe("the filters of the audit in an address", () => {
  it("are read as they are written, in one order", () => {
    const address = auditAddress({ to: "2026-11-29", by: "a b", action: "request.taken" });
    expect(address).toBe("/office/settings/audit?by=a+b&action=request.taken&to=2026-11-29");
    expect(readAuditQuery(new URL(address, "http://x").searchParams)).toEqual({
      by: "a b",
      action: "request.taken",
      to: "2026-11-29",
    });
  });

  it("leave out what is empty or unknown", () => {
    expect(readAuditQuery(new URLSearchParams("by=&page=3"))).toEqual({});
    expect(auditAddress({ by: "" })).toBe("/office/settings/audit");
  });

  it("are those of the CSV, too", () => {
    expect(csvAddress({ action: "staff" })).toBe("/api/office/settings/audit.csv?action=staff");
  });
});
