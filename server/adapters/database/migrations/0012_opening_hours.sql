CREATE TABLE "office_calendars" (
	"version" integer PRIMARY KEY NOT NULL,
	"calendar" jsonb NOT NULL,
	"moved_by" jsonb NOT NULL,
	"changed_by" uuid NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "refund_cases" ADD COLUMN "promised_calendar" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "refund_cases" ADD COLUMN "moved" jsonb;--> statement-breakpoint
ALTER TABLE "requests" ADD COLUMN "due_calendar" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "requests" ADD COLUMN "promised_calendar" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "requests" ADD COLUMN "moved" jsonb;--> statement-breakpoint
ALTER TABLE "office_calendars" ADD CONSTRAINT "office_calendars_changed_by_staff_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "office_calendars_changed_by" ON "office_calendars" USING btree ("changed_by");--> statement-breakpoint
-- What drizzle-kit does not generate.
CREATE TRIGGER "office_calendars_raise_site_version" BEFORE INSERT ON "office_calendars"
  FOR EACH STATEMENT EXECUTE FUNCTION "raise_site_version"();
--> statement-breakpoint
CREATE TRIGGER "office_calendars_refuse_change" BEFORE UPDATE OR DELETE OR TRUNCATE ON "office_calendars"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();
--> statement-breakpoint
ALTER TABLE "office_calendars" ENABLE ALWAYS TRIGGER "office_calendars_refuse_change";
