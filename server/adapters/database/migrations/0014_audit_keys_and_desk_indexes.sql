CREATE TABLE "audit_keys" (
	"request_id" uuid PRIMARY KEY NOT NULL,
	"key_sealed" text NOT NULL
);
--> statement-breakpoint
DROP INDEX "requests_name_terms";--> statement-breakpoint
DROP INDEX "requests_state_turn";--> statement-breakpoint
ALTER TABLE "audit_keys" ADD CONSTRAINT "audit_keys_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "requests_ours" ON "requests" USING btree ("due_at","id") WHERE turn = 'us';--> statement-breakpoint
CREATE INDEX "requests_new" ON "requests" USING btree ("due_at","id","state") WHERE turn = 'us' and assignee is null;--> statement-breakpoint
CREATE INDEX "requests_open_name_terms" ON "requests" USING gin ("name_terms") WHERE turn is not null;--> statement-breakpoint
CREATE INDEX "requests_ended_name_terms" ON "requests" USING gin ("name_terms") WHERE turn is null;--> statement-breakpoint
CREATE INDEX "requests_cancellation_name_terms" ON "requests" USING gin ("name_terms") WHERE state = 'refund_pending' or (state = 'verifying_payment' and cancel_asked);--> statement-breakpoint
CREATE INDEX "requests_unsearchable" ON "requests" USING btree ("id") WHERE name_terms is null;--> statement-breakpoint
CREATE INDEX "requests_state_turn" ON "requests" USING btree ("state","turn","due_at","id") WHERE turn is not null;--> statement-breakpoint
-- One statement notes all rows that another wrote, instead of one for each row.
DROP TRIGGER "audit_await_seal" ON "audit";
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "await_seal"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "audit_pending" ("audit_id") SELECT "id" FROM "written";
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "audit_await_seal" AFTER INSERT ON "audit"
  REFERENCING NEW TABLE AS "written" FOR EACH STATEMENT EXECUTE FUNCTION "await_seal"();
--> statement-breakpoint
ALTER TABLE "audit" ENABLE ALWAYS TRIGGER "audit_await_seal";
