CREATE TABLE "approval_decisions" (
	"approval_id" uuid PRIMARY KEY NOT NULL,
	"asked_by" uuid NOT NULL,
	"decision" text NOT NULL,
	"decided_by" uuid NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "approval_decisions_two_people" CHECK (("approval_decisions"."decision" = 'withdrawn') = ("approval_decisions"."decided_by" = "approval_decisions"."asked_by"))
);
--> statement-breakpoint
CREATE TABLE "approval_ends" (
	"approval_id" uuid PRIMARY KEY NOT NULL,
	"end" text NOT NULL,
	"why" text,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "approvals" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"request_id" uuid,
	"digest" text NOT NULL,
	"content" jsonb NOT NULL,
	"asked_by" uuid NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "approvals_of_asker" UNIQUE("id","asked_by")
);
--> statement-breakpoint
CREATE TABLE "staff_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "staff_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"staff_id" uuid NOT NULL,
	"change" text NOT NULL,
	"changed_by" uuid,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "sum_insured_aed" integer;--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "add_ons" jsonb;--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "start_date" date;--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "price_reason" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "comparison" jsonb;--> statement-breakpoint
ALTER TABLE "staff" ADD COLUMN "name_en" text;--> statement-breakpoint
ALTER TABLE "staff" ADD COLUMN "name_ar" text;--> statement-breakpoint
ALTER TABLE "staff" ADD COLUMN "extension" text;--> statement-breakpoint
ALTER TABLE "staff" ADD COLUMN "away_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "approval_decisions" ADD CONSTRAINT "approval_decisions_decided_by_staff_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approval_decisions" ADD CONSTRAINT "approval_decisions_of_approval" FOREIGN KEY ("approval_id","asked_by") REFERENCES "public"."approvals"("id","asked_by") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approval_ends" ADD CONSTRAINT "approval_ends_approval_id_approvals_id_fk" FOREIGN KEY ("approval_id") REFERENCES "public"."approvals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approvals" ADD CONSTRAINT "approvals_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approvals" ADD CONSTRAINT "approvals_asked_by_staff_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_changes" ADD CONSTRAINT "staff_changes_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_changes" ADD CONSTRAINT "staff_changes_changed_by_staff_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "approvals_subject" ON "approvals" USING btree ("kind","subject_id","asked_at");--> statement-breakpoint
CREATE INDEX "approvals_request" ON "approvals" USING btree ("request_id");--> statement-breakpoint
CREATE INDEX "approvals_asker" ON "approvals" USING btree ("asked_by","asked_at");--> statement-breakpoint
CREATE INDEX "approvals_asked" ON "approvals" USING btree ("asked_at");--> statement-breakpoint
CREATE INDEX "staff_changes_staff" ON "staff_changes" USING btree ("staff_id","at");--> statement-breakpoint
CREATE INDEX "staff_changes_by" ON "staff_changes" USING btree ("changed_by","at");--> statement-breakpoint
CREATE TRIGGER "approvals_refuse_change" BEFORE UPDATE OR TRUNCATE ON "approvals"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();--> statement-breakpoint
ALTER TABLE "approvals" ENABLE ALWAYS TRIGGER "approvals_refuse_change";--> statement-breakpoint
CREATE TRIGGER "approval_decisions_refuse_change" BEFORE UPDATE OR TRUNCATE ON "approval_decisions"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();--> statement-breakpoint
ALTER TABLE "approval_decisions" ENABLE ALWAYS TRIGGER "approval_decisions_refuse_change";--> statement-breakpoint
CREATE TRIGGER "approval_ends_refuse_change" BEFORE UPDATE OR TRUNCATE ON "approval_ends"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();--> statement-breakpoint
ALTER TABLE "approval_ends" ENABLE ALWAYS TRIGGER "approval_ends_refuse_change";--> statement-breakpoint
CREATE TRIGGER "staff_changes_refuse_change" BEFORE UPDATE OR DELETE OR TRUNCATE ON "staff_changes"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();--> statement-breakpoint
ALTER TABLE "staff_changes" ENABLE ALWAYS TRIGGER "staff_changes_refuse_change";
