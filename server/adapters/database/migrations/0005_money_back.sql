CREATE TABLE "card_disputes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"charge_id" uuid NOT NULL,
	"request_id" uuid NOT NULL,
	"attempt_id" uuid NOT NULL,
	"amount_fils" integer NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"reference" text NOT NULL,
	"noted_by" uuid NOT NULL,
	"noted_at" timestamp with time zone NOT NULL,
	"ended_by" uuid,
	"ended_at" timestamp with time zone,
	CONSTRAINT "card_disputes_amount" CHECK ("card_disputes"."amount_fils" > 0)
);
--> statement-breakpoint
CREATE TABLE "refund_cases" (
	"id" uuid PRIMARY KEY NOT NULL,
	"charge_id" uuid NOT NULL,
	"request_id" uuid NOT NULL,
	"attempt_id" uuid NOT NULL,
	"amount_fils" integer NOT NULL,
	"payee" text NOT NULL,
	"state" text NOT NULL,
	"reason" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"way" text NOT NULL,
	"iban_sealed" text,
	"iban_at" timestamp with time zone,
	"insurer_ref" text,
	"proposed_by" uuid,
	"proposed_at" timestamp with time zone NOT NULL,
	"approved_by" uuid,
	"approved_at" timestamp with time zone,
	"sent_by" uuid,
	"sent_at" timestamp with time zone,
	"promised_on" date,
	"closed_why" text,
	"ended_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "refund_cases_amount" CHECK ("refund_cases"."amount_fils" > 0),
	CONSTRAINT "refund_cases_two_people" CHECK (("refund_cases"."approved_by" is null and "refund_cases"."state" in ('proposed', 'refused', 'withdrawn')) or ("refund_cases"."proposed_by" is distinct from "refund_cases"."approved_by" and ("refund_cases"."proposed_by" is not null or "refund_cases"."sent_by" is distinct from "refund_cases"."approved_by")))
);
--> statement-breakpoint
CREATE TABLE "refund_files" (
	"id" uuid PRIMARY KEY NOT NULL,
	"refund_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"type" text NOT NULL,
	"storage_key" text NOT NULL,
	"wrapped_key" text NOT NULL,
	"sha256" text NOT NULL,
	"bytes" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "charges" ADD COLUMN "returned_fils" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD COLUMN "arrived_fils" integer;--> statement-breakpoint
ALTER TABLE "insurers" ADD COLUMN "refund_terms" jsonb;--> statement-breakpoint
ALTER TABLE "card_disputes" ADD CONSTRAINT "card_disputes_attempt_id_payment_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."payment_attempts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "card_disputes" ADD CONSTRAINT "card_disputes_noted_by_staff_id_fk" FOREIGN KEY ("noted_by") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "card_disputes" ADD CONSTRAINT "card_disputes_ended_by_staff_id_fk" FOREIGN KEY ("ended_by") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "card_disputes" ADD CONSTRAINT "card_disputes_charge_id_request_id_charges_id_request_id_fk" FOREIGN KEY ("charge_id","request_id") REFERENCES "public"."charges"("id","request_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_cases" ADD CONSTRAINT "refund_cases_attempt_id_payment_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."payment_attempts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_cases" ADD CONSTRAINT "refund_cases_proposed_by_staff_id_fk" FOREIGN KEY ("proposed_by") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_cases" ADD CONSTRAINT "refund_cases_approved_by_staff_id_fk" FOREIGN KEY ("approved_by") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_cases" ADD CONSTRAINT "refund_cases_sent_by_staff_id_fk" FOREIGN KEY ("sent_by") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_cases" ADD CONSTRAINT "refund_cases_charge_id_request_id_charges_id_request_id_fk" FOREIGN KEY ("charge_id","request_id") REFERENCES "public"."charges"("id","request_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_files" ADD CONSTRAINT "refund_files_refund_id_refund_cases_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refund_cases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "card_disputes_charge" ON "card_disputes" USING btree ("charge_id","request_id");--> statement-breakpoint
CREATE INDEX "card_disputes_request" ON "card_disputes" USING btree ("request_id");--> statement-breakpoint
CREATE INDEX "card_disputes_attempt" ON "card_disputes" USING btree ("attempt_id");--> statement-breakpoint
CREATE UNIQUE INDEX "card_disputes_one_open" ON "card_disputes" USING btree ("attempt_id") WHERE state = 'open';--> statement-breakpoint
CREATE INDEX "refund_cases_charge" ON "refund_cases" USING btree ("charge_id","request_id");--> statement-breakpoint
CREATE INDEX "refund_cases_request" ON "refund_cases" USING btree ("request_id");--> statement-breakpoint
CREATE INDEX "refund_cases_attempt" ON "refund_cases" USING btree ("attempt_id");--> statement-breakpoint
CREATE INDEX "refund_cases_open" ON "refund_cases" USING btree ("proposed_at","id","amount_fils","request_id") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "refund_cases_open_state" ON "refund_cases" USING btree ("state","proposed_at","id") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "refund_cases_confirmed" ON "refund_cases" USING btree ("payee","ended_at","sent_at") WHERE state = 'confirmed';--> statement-breakpoint
CREATE INDEX "refund_cases_late" ON "refund_cases" USING btree ("promised_on","id") WHERE state = 'sent';--> statement-breakpoint
CREATE INDEX "refund_cases_ended" ON "refund_cases" USING btree ("ended_at","id") WHERE ended_at is not null;--> statement-breakpoint
CREATE INDEX "refund_files_refund" ON "refund_files" USING btree ("refund_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "refund_files_storage_key" ON "refund_files" USING btree ("storage_key");