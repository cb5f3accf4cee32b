CREATE TABLE "staff_notices" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"staff_id" uuid NOT NULL,
	"request_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"by" uuid NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "requests" ADD COLUMN "assigned_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "requests" ADD COLUMN "call_due_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "requests" ADD COLUMN "money_back_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "requests" ADD COLUMN "news" text;--> statement-breakpoint
ALTER TABLE "requests" ADD COLUMN "news_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "requests" ADD COLUMN "news_seen_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "staff_notices" ADD CONSTRAINT "staff_notices_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_notices" ADD CONSTRAINT "staff_notices_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_notices" ADD CONSTRAINT "staff_notices_by_staff_id_fk" FOREIGN KEY ("by") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "staff_notices_unread" ON "staff_notices" USING btree ("staff_id","at") WHERE read_at is null;--> statement-breakpoint
CREATE INDEX "staff_notices_request" ON "staff_notices" USING btree ("request_id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "requests_held" ON "requests" USING btree ("assignee") WHERE assignee is not null;--> statement-breakpoint
CREATE INDEX CONCURRENTLY "requests_snoozed" ON "requests" USING btree ("snoozed_until","id") WHERE snoozed_until is not null and turn is not null;--> statement-breakpoint
CREATE INDEX CONCURRENTLY "requests_calls_due" ON "requests" USING btree ("call_due_at","id") WHERE call_due_at is not null and turn is not null;--> statement-breakpoint
CREATE INDEX CONCURRENTLY "requests_money_back" ON "requests" USING btree ("money_back_since","id") WHERE money_back_since is not null;