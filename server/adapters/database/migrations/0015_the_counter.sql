CREATE TABLE "calls" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"request_id" uuid NOT NULL,
	"staff_id" uuid NOT NULL,
	"outcome" text NOT NULL,
	"call_back_at" timestamp with time zone,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "insurer_submissions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"request_id" uuid NOT NULL,
	"staff_id" uuid NOT NULL,
	"reference" text NOT NULL,
	"sent_at" timestamp with time zone DEFAULT now() NOT NULL,
	"answered_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "mails" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"key" text NOT NULL,
	"request_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"state" text DEFAULT 'queued' NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"last_error" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "document_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"request_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"slots" text[] NOT NULL,
	"reason" text NOT NULL,
	"note" text,
	"state" text DEFAULT 'open' NOT NULL,
	"asked_by" uuid NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "offers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"request_id" uuid NOT NULL,
	"state" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"supersedes" uuid,
	"plan_id" text,
	"insurer" text NOT NULL,
	"name_en" text NOT NULL,
	"name_ar" text NOT NULL,
	"cover_type" text NOT NULL,
	"excess_aed" integer,
	"repair" text,
	"price_fils" integer NOT NULL,
	"ledger" jsonb NOT NULL,
	"edition" text,
	"rated_on" date,
	"insurer_ref" text NOT NULL,
	"valid_until" date NOT NULL,
	"why" text NOT NULL,
	"wished" jsonb,
	"staff_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone,
	"decided_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "policies" (
	"id" uuid PRIMARY KEY NOT NULL,
	"request_id" uuid NOT NULL,
	"insurer" text NOT NULL,
	"state" text NOT NULL,
	"number" text NOT NULL,
	"start_date" date NOT NULL,
	"end_date" date NOT NULL,
	"sum_insured_fils" integer,
	"premium_fils" integer NOT NULL,
	"insured_name" text NOT NULL,
	"plate" text,
	"chassis_sealed" text NOT NULL,
	"bank_sealed" text,
	"chassis_tail" text NOT NULL,
	"traffic" text DEFAULT 'unknown' NOT NULL,
	"traffic_by" uuid,
	"traffic_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"accepted_version" integer,
	"accepted_at" timestamp with time zone,
	"refusal" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "policy_files" (
	"id" uuid PRIMARY KEY NOT NULL,
	"policy_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"version" integer NOT NULL,
	"storage_key" text NOT NULL,
	"wrapped_key" text NOT NULL,
	"sha256" text NOT NULL,
	"bytes" integer NOT NULL,
	"pages" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "policy_versions" (
	"policy_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"number" text NOT NULL,
	"start_date" date NOT NULL,
	"end_date" date NOT NULL,
	"sum_insured_fils" integer,
	"premium_fils" integer NOT NULL,
	"insured_name" text NOT NULL,
	"plate" text,
	"chassis_sealed" text NOT NULL,
	"bank_sealed" text,
	"differences" jsonb NOT NULL,
	"reason" text,
	"staff_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "policy_versions_policy_id_version_pk" PRIMARY KEY("policy_id","version")
);
--> statement-breakpoint
DROP INDEX "documents_slot";--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD COLUMN "trouble_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "is_current" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "document_request_id" uuid;--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "verdict" text;--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "verdict_reason" text;--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "verdict_by" uuid;--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "verdict_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "state" text DEFAULT 'new' NOT NULL;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "changed_by" uuid;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "changed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "calls" ADD CONSTRAINT "calls_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calls" ADD CONSTRAINT "calls_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "insurer_submissions" ADD CONSTRAINT "insurer_submissions_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "insurer_submissions" ADD CONSTRAINT "insurer_submissions_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_requests" ADD CONSTRAINT "document_requests_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_requests" ADD CONSTRAINT "document_requests_asked_by_staff_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "policies" ADD CONSTRAINT "policies_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "policies" ADD CONSTRAINT "policies_traffic_by_staff_id_fk" FOREIGN KEY ("traffic_by") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "policy_files" ADD CONSTRAINT "policy_files_policy_id_policies_id_fk" FOREIGN KEY ("policy_id") REFERENCES "public"."policies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "policy_versions" ADD CONSTRAINT "policy_versions_policy_id_policies_id_fk" FOREIGN KEY ("policy_id") REFERENCES "public"."policies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "policy_versions" ADD CONSTRAINT "policy_versions_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "calls_request" ON "calls" USING btree ("request_id","at");--> statement-breakpoint
CREATE INDEX "insurer_submissions_request" ON "insurer_submissions" USING btree ("request_id","sent_at");--> statement-breakpoint
CREATE UNIQUE INDEX "insurer_submissions_one_open" ON "insurer_submissions" USING btree ("request_id") WHERE answered_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "mails_key" ON "mails" USING btree ("key");--> statement-breakpoint
CREATE INDEX "mails_request" ON "mails" USING btree ("request_id","created_at");--> statement-breakpoint
CREATE INDEX "mails_failed" ON "mails" USING btree ("request_id") WHERE state = 'failed';--> statement-breakpoint
CREATE UNIQUE INDEX "document_requests_token" ON "document_requests" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "document_requests_request" ON "document_requests" USING btree ("request_id","created_at");--> statement-breakpoint
CREATE INDEX "document_requests_open" ON "document_requests" USING btree ("expires_at") WHERE state = 'open';--> statement-breakpoint
CREATE INDEX "offers_request" ON "offers" USING btree ("request_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "offers_one_accepted" ON "offers" USING btree ("request_id") WHERE state in ('accepted', 'bought');--> statement-breakpoint
CREATE INDEX "offers_live" ON "offers" USING btree ("valid_until","request_id") WHERE state in ('open', 'accepted');--> statement-breakpoint
CREATE UNIQUE INDEX "policies_request" ON "policies" USING btree ("request_id");--> statement-breakpoint
CREATE UNIQUE INDEX "policies_number" ON "policies" USING btree ("insurer","number");--> statement-breakpoint
CREATE INDEX "policies_by_number" ON "policies" USING btree ("number");--> statement-breakpoint
CREATE INDEX "policies_end" ON "policies" USING btree ("end_date") WHERE state = 'active';--> statement-breakpoint
CREATE INDEX "policies_chassis_tail" ON "policies" USING btree ("chassis_tail" text_pattern_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "policy_files_version" ON "policy_files" USING btree ("policy_id","kind","version");--> statement-breakpoint
CREATE UNIQUE INDEX "policy_files_storage_key" ON "policy_files" USING btree ("storage_key");--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_document_request_id_document_requests_id_fk" FOREIGN KEY ("document_request_id") REFERENCES "public"."document_requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_verdict_by_staff_id_fk" FOREIGN KEY ("verdict_by") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_changed_by_staff_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "attempts_trouble" ON "payment_attempts" USING btree ("request_id") WHERE trouble_since is not null;--> statement-breakpoint
CREATE INDEX "attempts_review" ON "payment_attempts" USING btree ("request_id") WHERE state = 'review';--> statement-breakpoint
CREATE UNIQUE INDEX "documents_waiting" ON "documents" USING btree ("request_id","slot") WHERE not is_current;--> statement-breakpoint
CREATE INDEX "documents_request" ON "documents" USING btree ("request_id");--> statement-breakpoint
CREATE INDEX "documents_document_request" ON "documents" USING btree ("document_request_id");--> statement-breakpoint
CREATE INDEX "messages_state" ON "messages" USING btree ("state","created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "documents_slot" ON "documents" USING btree ("request_id","slot") WHERE is_current;
--> statement-breakpoint
CREATE TRIGGER "policy_versions_refuse_change" BEFORE UPDATE OR TRUNCATE ON "policy_versions"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();
--> statement-breakpoint
ALTER TABLE "policy_versions" ENABLE ALWAYS TRIGGER "policy_versions_refuse_change";
