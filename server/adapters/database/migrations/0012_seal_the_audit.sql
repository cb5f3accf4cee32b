CREATE TABLE "audit_pending" (
	"audit_id" bigint PRIMARY KEY NOT NULL
);
--> statement-breakpoint
INSERT INTO "audit_pending" ("audit_id") SELECT "id" FROM "audit";
--> statement-breakpoint
CREATE FUNCTION "await_seal"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "audit_pending" ("audit_id") VALUES (NEW."id");
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "audit_await_seal" AFTER INSERT ON "audit"
  FOR EACH ROW EXECUTE FUNCTION "await_seal"();
--> statement-breakpoint
ALTER TABLE "audit" ENABLE ALWAYS TRIGGER "audit_await_seal";
--> statement-breakpoint
CREATE TRIGGER "audit_refuse_change" BEFORE UPDATE OR DELETE OR TRUNCATE ON "audit"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();
--> statement-breakpoint
ALTER TABLE "audit" ENABLE ALWAYS TRIGGER "audit_refuse_change";
--> statement-breakpoint
CREATE TRIGGER "audit_seals_refuse_change" BEFORE UPDATE OR DELETE OR TRUNCATE ON "audit_seals"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();
--> statement-breakpoint
ALTER TABLE "audit_seals" ENABLE ALWAYS TRIGGER "audit_seals_refuse_change";
