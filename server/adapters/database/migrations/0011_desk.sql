CREATE TABLE "leases" (
	"request_id" uuid PRIMARY KEY NOT NULL,
	"staff_id" uuid NOT NULL,
	"until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "note_drafts" (
	"request_id" uuid NOT NULL,
	"staff_id" uuid NOT NULL,
	"text" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "note_drafts_request_id_staff_id_pk" PRIMARY KEY("request_id","staff_id")
);
--> statement-breakpoint
CREATE TABLE "notes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"request_id" uuid NOT NULL,
	"staff_id" uuid NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "requests" ADD COLUMN "assignee" uuid;--> statement-breakpoint
ALTER TABLE "requests" ADD COLUMN "turn" text;--> statement-breakpoint
-- Search finds older requests once they are edited; the queue sorts them by their last change.
UPDATE "requests" SET "turn" = CASE
  WHEN "state" IN ('submitted', 'lead', 'paid', 'refund_pending') THEN 'us'
  WHEN "state" IN ('offered', 'awaiting_payment') THEN 'customer' END;--> statement-breakpoint
ALTER TABLE "requests" ADD COLUMN "due_at" timestamp with time zone;--> statement-breakpoint
UPDATE "requests" SET "due_at" = "updated_at" WHERE "turn" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "requests" ADD COLUMN "snoozed_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "requests" ADD COLUMN "name_terms" text[];--> statement-breakpoint
ALTER TABLE "requests" ADD COLUMN "phone_tail" text;--> statement-breakpoint
ALTER TABLE "leases" ADD CONSTRAINT "leases_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leases" ADD CONSTRAINT "leases_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "note_drafts" ADD CONSTRAINT "note_drafts_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "note_drafts" ADD CONSTRAINT "note_drafts_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notes" ADD CONSTRAINT "notes_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notes" ADD CONSTRAINT "notes_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notes_request" ON "notes" USING btree ("request_id","created_at");--> statement-breakpoint
ALTER TABLE "requests" ADD CONSTRAINT "requests_assignee_staff_id_fk" FOREIGN KEY ("assignee") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "requests_turn" ON "requests" USING btree ("turn","due_at","id") WHERE turn is not null;--> statement-breakpoint
CREATE INDEX "requests_assignee" ON "requests" USING btree ("assignee","due_at","id") WHERE turn is not null;--> statement-breakpoint
CREATE INDEX "requests_created" ON "requests" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "requests_name_terms" ON "requests" USING gin ("name_terms");--> statement-breakpoint
CREATE INDEX "requests_phone_tail" ON "requests" USING btree ("phone_tail" text_pattern_ops);