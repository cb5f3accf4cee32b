CREATE TABLE "commission_differences" (
	"id" uuid PRIMARY KEY NOT NULL,
	"insurer" text NOT NULL,
	"month" text NOT NULL,
	"number" text NOT NULL,
	"policy_id" uuid,
	"state" text DEFAULT 'open' NOT NULL,
	"assignee" uuid NOT NULL,
	"due_on" date NOT NULL,
	"reason" text,
	"ended_by" uuid,
	"ended_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "commission_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"insurer" text NOT NULL,
	"month" text NOT NULL,
	"number" text NOT NULL,
	"policy_id" uuid,
	"kind" text NOT NULL,
	"day" date NOT NULL,
	"starts_on" date,
	"ends_on" date,
	"premium_fils" integer,
	"amount_fils" integer NOT NULL,
	"statement_line" text,
	"note" text,
	"staff_id" uuid,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "policies" ADD COLUMN "commission_points" integer;--> statement-breakpoint
ALTER TABLE "policies" ADD COLUMN "commission_fils" integer;--> statement-breakpoint
ALTER TABLE "policies" ADD COLUMN "commission_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "commission_differences" ADD CONSTRAINT "commission_differences_insurer_insurers_slug_fk" FOREIGN KEY ("insurer") REFERENCES "public"."insurers"("slug") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commission_differences" ADD CONSTRAINT "commission_differences_assignee_staff_id_fk" FOREIGN KEY ("assignee") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commission_differences" ADD CONSTRAINT "commission_differences_ended_by_staff_id_fk" FOREIGN KEY ("ended_by") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commission_entries" ADD CONSTRAINT "commission_entries_insurer_insurers_slug_fk" FOREIGN KEY ("insurer") REFERENCES "public"."insurers"("slug") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commission_entries" ADD CONSTRAINT "commission_entries_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "commission_differences_one_open" ON "commission_differences" USING btree ("insurer","month","number") WHERE state = 'open';--> statement-breakpoint
CREATE INDEX "commission_differences_month" ON "commission_differences" USING btree ("insurer","month");--> statement-breakpoint
CREATE INDEX "commission_differences_assignee" ON "commission_differences" USING btree ("assignee","state","due_on");--> statement-breakpoint
CREATE INDEX "commission_differences_ended_by" ON "commission_differences" USING btree ("ended_by");--> statement-breakpoint
CREATE UNIQUE INDEX "commission_entries_statement_line" ON "commission_entries" USING btree ("statement_line");--> statement-breakpoint
CREATE INDEX "commission_entries_month" ON "commission_entries" USING btree ("month","insurer");--> statement-breakpoint
CREATE INDEX "commission_entries_insurer" ON "commission_entries" USING btree ("insurer","number");--> statement-breakpoint
CREATE INDEX "commission_entries_policy" ON "commission_entries" USING btree ("policy_id");--> statement-breakpoint
CREATE INDEX "commission_entries_staff" ON "commission_entries" USING btree ("staff_id");--> statement-breakpoint
-- What drizzle-kit does not generate.
CREATE TRIGGER "commission_entries_refuse_change" BEFORE UPDATE OR DELETE OR TRUNCATE ON "commission_entries"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();
--> statement-breakpoint
ALTER TABLE "commission_entries" ENABLE ALWAYS TRIGGER "commission_entries_refuse_change";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "policies_without_commission" ON "policies" USING btree ("created_at") WHERE commission_at is null and state not in ('to_accept', 'refused');
