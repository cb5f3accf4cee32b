CREATE TABLE "limits" (
	"key" varchar(255) PRIMARY KEY NOT NULL,
	"points" integer NOT NULL,
	"expire" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "secrets" (
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"hash" text NOT NULL,
	"tries_left" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "secrets_user_id_kind_pk" PRIMARY KEY("user_id","kind")
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"hash" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"username" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"password_hash" text NOT NULL,
	"role" text DEFAULT 'customer' NOT NULL,
	"language" text NOT NULL,
	"verified_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"actor" text NOT NULL,
	"actor_id" uuid,
	"subject" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"event" text NOT NULL,
	"from_state" text,
	"to_state" text,
	"version" integer,
	"detail" jsonb,
	"call_id" text
);
--> statement-breakpoint
CREATE TABLE "audit_pending" (
	"audit_id" bigint PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_seals" (
	"seq" bigint PRIMARY KEY NOT NULL,
	"audit_id" bigint NOT NULL,
	"digest" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "audit_seals_audit_id_unique" UNIQUE("audit_id")
);
--> statement-breakpoint
CREATE TABLE "calls" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"subject" text NOT NULL,
	"subject_id" uuid NOT NULL,
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
CREATE TABLE "leases" (
	"subject" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"staff_id" uuid NOT NULL,
	"until" timestamp with time zone NOT NULL,
	CONSTRAINT "leases_subject_subject_id_pk" PRIMARY KEY("subject","subject_id")
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
CREATE TABLE "note_drafts" (
	"subject" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"staff_id" uuid NOT NULL,
	"text" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "note_drafts_subject_subject_id_staff_id_pk" PRIMARY KEY("subject","subject_id","staff_id")
);
--> statement-breakpoint
CREATE TABLE "notes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"subject" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"staff_id" uuid NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
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
CREATE TABLE "documents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"request_id" uuid NOT NULL,
	"slot" text NOT NULL,
	"is_current" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"document_request_id" uuid,
	"verdict" text,
	"verdict_reason" text,
	"verdict_by" uuid,
	"verdict_at" timestamp with time zone,
	"storage_key" text NOT NULL,
	"wrapped_key" text NOT NULL,
	"sha256" text NOT NULL,
	"bytes" integer NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "draft_documents" (
	"id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"slot" text NOT NULL,
	"storage_key" text NOT NULL,
	"wrapped_key" text NOT NULL,
	"sha256" text NOT NULL,
	"bytes" integer NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "draft_documents_user_id_slot_pk" PRIMARY KEY("user_id","slot")
);
--> statement-breakpoint
CREATE TABLE "drafts" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"sealed" text NOT NULL,
	"saved_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "erasures_pending" (
	"kind" text NOT NULL,
	"id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "erasures_pending_kind_id_pk" PRIMARY KEY("kind","id")
);
--> statement-breakpoint
CREATE TABLE "storage_intents" (
	"storage_key" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "installation" (
	"is_only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"key_digest" text NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	CONSTRAINT "installation_is_only" CHECK ("installation"."is_only")
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
CREATE TABLE "charges" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"request_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"payee" text NOT NULL,
	"amount_fils" integer NOT NULL,
	"captured_fils" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"decided_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "charges_of_request" UNIQUE("id","request_id")
);
--> statement-breakpoint
CREATE TABLE "payment_attempts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"charge_id" uuid NOT NULL,
	"request_id" uuid NOT NULL,
	"state" text NOT NULL,
	"applied" boolean DEFAULT false NOT NULL,
	"order_no" text NOT NULL,
	"ref" text NOT NULL,
	"language" text DEFAULT 'en' NOT NULL,
	"payee" text NOT NULL,
	"amount_fils" integer NOT NULL,
	"currency" text DEFAULT 'AED' NOT NULL,
	"tracking_id" text,
	"queries" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"handed_off_at" timestamp with time zone,
	"next_query_at" timestamp with time zone,
	"trouble_since" timestamp with time zone,
	"decided_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "refund_tasks" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"charge_id" uuid NOT NULL,
	"request_id" uuid NOT NULL,
	"attempt_id" uuid NOT NULL,
	"amount_fils" integer NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
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
	"ended_on" date,
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
CREATE TABLE "insurers" (
	"slug" text PRIMARY KEY NOT NULL,
	"name_en" text NOT NULL,
	"name_ar" text NOT NULL,
	"logo" text
);
--> statement-breakpoint
CREATE TABLE "plans" (
	"id" text PRIMARY KEY NOT NULL,
	"insurer" text NOT NULL,
	"cover_type" text NOT NULL,
	"name_en" text NOT NULL,
	"name_ar" text NOT NULL,
	"description_en" text NOT NULL,
	"description_ar" text NOT NULL,
	"cover" jsonb NOT NULL,
	"terms" jsonb NOT NULL,
	"on_sale" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rating_plans" (
	"digest" text PRIMARY KEY NOT NULL,
	"plan" text NOT NULL,
	"tables" jsonb NOT NULL,
	"valid_from" date NOT NULL,
	"on_sale_from" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shared_quotes" (
	"code_hash" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"body" text NOT NULL,
	"cylinders" text NOT NULL,
	"package_id" text NOT NULL,
	"inputs" jsonb NOT NULL,
	"driver_age_band" text,
	"edition" text NOT NULL,
	"engine_version" integer NOT NULL,
	"rated_on" date NOT NULL,
	"quote" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_keys" (
	"request_id" uuid PRIMARY KEY NOT NULL,
	"key_sealed" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "consents" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"request_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"version" text NOT NULL,
	"language" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"user_id" uuid,
	"type" text NOT NULL,
	"state" text NOT NULL,
	"cancel_asked" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"language" text NOT NULL,
	"username" text NOT NULL,
	"email" text NOT NULL,
	"phone" text,
	"plate_emirate" text,
	"plate_code" text,
	"plate_number" text,
	"cylinders" text NOT NULL,
	"body" text NOT NULL,
	"origin" text NOT NULL,
	"answers" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"emirates_id_sealed" text,
	"package_id" text,
	"insurer" text,
	"company_name_en" text,
	"company_name_ar" text,
	"cover_type" text,
	"price_fils" integer,
	"ledger" jsonb,
	"captured_fils" integer DEFAULT 0 NOT NULL,
	"refunded_fils" integer DEFAULT 0 NOT NULL,
	"start_date" date,
	"make" text,
	"model" text,
	"inputs" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"edition" text,
	"engine_version" integer,
	"rated_on" date,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"touched_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expiry_warned_at" timestamp with time zone,
	"assignee" uuid,
	"turn" text,
	"due_at" timestamp with time zone,
	"snoozed_until" timestamp with time zone,
	"name_terms" text[] NOT NULL,
	"phone_tail" text
);
--> statement-breakpoint
CREATE TABLE "sends" (
	"owner" text NOT NULL,
	"key" text NOT NULL,
	"fingerprint" text NOT NULL,
	"request_id" uuid NOT NULL,
	"derived" boolean NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text,
	"product" text,
	"message" text NOT NULL,
	"consent" boolean NOT NULL,
	"language" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"state" text DEFAULT 'new' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"changed_by" uuid,
	"changed_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "navigation" (
	"id" integer PRIMARY KEY NOT NULL,
	"groups" jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "site_version" (
	"id" integer PRIMARY KEY NOT NULL,
	"version" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "visits" (
	"page" text NOT NULL,
	"day" date NOT NULL,
	"count" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "visits_page_day_pk" PRIMARY KEY("page","day")
);
--> statement-breakpoint
CREATE TABLE "staff" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"language" text DEFAULT 'en' NOT NULL,
	"password_hash" text,
	"totp_sealed" text,
	"totp_pending_sealed" text,
	"last_step" bigint,
	"changed_by" uuid,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"disabled_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "staff_links" (
	"staff_id" uuid PRIMARY KEY NOT NULL,
	"hash" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "staff_recovery_codes" (
	"staff_id" uuid NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "staff_recovery_codes_staff_id_hash_pk" PRIMARY KEY("staff_id","hash")
);
--> statement-breakpoint
CREATE TABLE "staff_roles" (
	"staff_id" uuid NOT NULL,
	"role" text NOT NULL,
	"given_by" uuid,
	"given_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "staff_roles_staff_id_role_pk" PRIMARY KEY("staff_id","role")
);
--> statement-breakpoint
CREATE TABLE "staff_sessions" (
	"hash" text PRIMARY KEY NOT NULL,
	"staff_id" uuid NOT NULL,
	"stage" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "secrets" ADD CONSTRAINT "secrets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_seals" ADD CONSTRAINT "audit_seals_audit_id_audit_id_fk" FOREIGN KEY ("audit_id") REFERENCES "public"."audit"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calls" ADD CONSTRAINT "calls_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "insurer_submissions" ADD CONSTRAINT "insurer_submissions_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "insurer_submissions" ADD CONSTRAINT "insurer_submissions_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leases" ADD CONSTRAINT "leases_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "note_drafts" ADD CONSTRAINT "note_drafts_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notes" ADD CONSTRAINT "notes_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_requests" ADD CONSTRAINT "document_requests_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_requests" ADD CONSTRAINT "document_requests_asked_by_staff_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_document_request_id_document_requests_id_fk" FOREIGN KEY ("document_request_id") REFERENCES "public"."document_requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_verdict_by_staff_id_fk" FOREIGN KEY ("verdict_by") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "draft_documents" ADD CONSTRAINT "draft_documents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "drafts" ADD CONSTRAINT "drafts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "charges" ADD CONSTRAINT "charges_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD CONSTRAINT "payment_attempts_charge_id_request_id_charges_id_request_id_fk" FOREIGN KEY ("charge_id","request_id") REFERENCES "public"."charges"("id","request_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_tasks" ADD CONSTRAINT "refund_tasks_attempt_id_payment_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."payment_attempts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_tasks" ADD CONSTRAINT "refund_tasks_charge_id_request_id_charges_id_request_id_fk" FOREIGN KEY ("charge_id","request_id") REFERENCES "public"."charges"("id","request_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "policies" ADD CONSTRAINT "policies_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "policies" ADD CONSTRAINT "policies_traffic_by_staff_id_fk" FOREIGN KEY ("traffic_by") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "policy_files" ADD CONSTRAINT "policy_files_policy_id_policies_id_fk" FOREIGN KEY ("policy_id") REFERENCES "public"."policies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "policy_versions" ADD CONSTRAINT "policy_versions_policy_id_policies_id_fk" FOREIGN KEY ("policy_id") REFERENCES "public"."policies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "policy_versions" ADD CONSTRAINT "policy_versions_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plans" ADD CONSTRAINT "plans_insurer_insurers_slug_fk" FOREIGN KEY ("insurer") REFERENCES "public"."insurers"("slug") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rating_plans" ADD CONSTRAINT "rating_plans_plan_plans_id_fk" FOREIGN KEY ("plan") REFERENCES "public"."plans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_keys" ADD CONSTRAINT "audit_keys_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "requests" ADD CONSTRAINT "requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "requests" ADD CONSTRAINT "requests_assignee_staff_id_fk" FOREIGN KEY ("assignee") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sends" ADD CONSTRAINT "sends_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_changed_by_staff_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_links" ADD CONSTRAINT "staff_links_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_recovery_codes" ADD CONSTRAINT "staff_recovery_codes_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_roles" ADD CONSTRAINT "staff_roles_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_sessions" ADD CONSTRAINT "staff_sessions_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "secrets_hash" ON "secrets" USING btree ("hash");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email" ON "users" USING btree ("email");--> statement-breakpoint
CREATE INDEX "audit_subject" ON "audit" USING btree ("subject","subject_id","id");--> statement-breakpoint
CREATE INDEX "calls_subject" ON "calls" USING btree ("subject","subject_id","at");--> statement-breakpoint
CREATE INDEX "insurer_submissions_request" ON "insurer_submissions" USING btree ("request_id","sent_at");--> statement-breakpoint
CREATE UNIQUE INDEX "insurer_submissions_one_open" ON "insurer_submissions" USING btree ("request_id") WHERE answered_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "mails_key" ON "mails" USING btree ("key");--> statement-breakpoint
CREATE INDEX "mails_request" ON "mails" USING btree ("request_id","created_at");--> statement-breakpoint
CREATE INDEX "mails_failed" ON "mails" USING btree ("created_at","request_id") WHERE state = 'failed';--> statement-breakpoint
CREATE INDEX "notes_subject" ON "notes" USING btree ("subject","subject_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "document_requests_token" ON "document_requests" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "document_requests_request" ON "document_requests" USING btree ("request_id","created_at");--> statement-breakpoint
CREATE INDEX "document_requests_open" ON "document_requests" USING btree ("expires_at") WHERE state = 'open';--> statement-breakpoint
CREATE UNIQUE INDEX "documents_slot" ON "documents" USING btree ("request_id","slot") WHERE is_current;--> statement-breakpoint
CREATE UNIQUE INDEX "documents_waiting" ON "documents" USING btree ("request_id","slot") WHERE not is_current;--> statement-breakpoint
CREATE INDEX "documents_request" ON "documents" USING btree ("request_id");--> statement-breakpoint
CREATE INDEX "documents_document_request" ON "documents" USING btree ("document_request_id");--> statement-breakpoint
CREATE UNIQUE INDEX "documents_storage_key" ON "documents" USING btree ("storage_key");--> statement-breakpoint
CREATE INDEX "storage_intents_kind" ON "storage_intents" USING btree ("kind","at","storage_key");--> statement-breakpoint
CREATE INDEX "offers_request" ON "offers" USING btree ("request_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "offers_one_accepted" ON "offers" USING btree ("request_id") WHERE state in ('accepted', 'bought');--> statement-breakpoint
CREATE INDEX "offers_live" ON "offers" USING btree ("valid_until","request_id") WHERE state in ('open', 'accepted');--> statement-breakpoint
CREATE INDEX "charges_request" ON "charges" USING btree ("request_id");--> statement-breakpoint
CREATE UNIQUE INDEX "charges_one_sale" ON "charges" USING btree ("request_id") WHERE kind = 'sale' and state in ('open', 'paid');--> statement-breakpoint
CREATE UNIQUE INDEX "attempts_order" ON "payment_attempts" USING btree ("order_no");--> statement-breakpoint
CREATE UNIQUE INDEX "attempts_ref" ON "payment_attempts" USING btree ("ref");--> statement-breakpoint
CREATE UNIQUE INDEX "attempts_tracking" ON "payment_attempts" USING btree ("payee","tracking_id");--> statement-breakpoint
CREATE UNIQUE INDEX "attempts_one_live" ON "payment_attempts" USING btree ("charge_id") WHERE state in ('created', 'handed_off', 'verifying');--> statement-breakpoint
CREATE UNIQUE INDEX "attempts_one_applied" ON "payment_attempts" USING btree ("charge_id") WHERE applied;--> statement-breakpoint
CREATE INDEX "attempts_charge" ON "payment_attempts" USING btree ("charge_id","request_id");--> statement-breakpoint
CREATE INDEX "attempts_request" ON "payment_attempts" USING btree ("request_id");--> statement-breakpoint
CREATE INDEX "attempts_due" ON "payment_attempts" USING btree ("next_query_at");--> statement-breakpoint
CREATE INDEX "attempts_trouble" ON "payment_attempts" USING btree ("created_at","request_id") WHERE trouble_since is not null and next_query_at is not null;--> statement-breakpoint
CREATE INDEX "attempts_review" ON "payment_attempts" USING btree ("created_at","request_id") WHERE state = 'review';--> statement-breakpoint
CREATE UNIQUE INDEX "refund_tasks_attempt" ON "refund_tasks" USING btree ("attempt_id");--> statement-breakpoint
CREATE INDEX "refund_tasks_charge" ON "refund_tasks" USING btree ("charge_id","request_id");--> statement-breakpoint
CREATE INDEX "refund_tasks_request" ON "refund_tasks" USING btree ("request_id");--> statement-breakpoint
CREATE UNIQUE INDEX "policies_request" ON "policies" USING btree ("request_id");--> statement-breakpoint
CREATE UNIQUE INDEX "policies_number" ON "policies" USING btree ("insurer","number");--> statement-breakpoint
CREATE INDEX "policies_by_number" ON "policies" USING btree ("number");--> statement-breakpoint
CREATE INDEX "policies_end" ON "policies" USING btree ("end_date","request_id") WHERE state = 'active';--> statement-breakpoint
CREATE INDEX "policies_chassis_tail" ON "policies" USING btree ("chassis_tail" text_pattern_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "policy_files_version" ON "policy_files" USING btree ("policy_id","kind","version");--> statement-breakpoint
CREATE UNIQUE INDEX "policy_files_storage_key" ON "policy_files" USING btree ("storage_key");--> statement-breakpoint
CREATE UNIQUE INDEX "plans_name_en" ON "plans" USING btree ("cover_type","name_en");--> statement-breakpoint
CREATE UNIQUE INDEX "plans_name_ar" ON "plans" USING btree ("cover_type","name_ar");--> statement-breakpoint
CREATE INDEX "plans_insurer" ON "plans" USING btree ("insurer");--> statement-breakpoint
CREATE INDEX "rating_plans_plan" ON "rating_plans" USING btree ("plan","on_sale_from");--> statement-breakpoint
CREATE INDEX "shared_quotes_expires" ON "shared_quotes" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "consents_request" ON "consents" USING btree ("request_id");--> statement-breakpoint
CREATE UNIQUE INDEX "requests_number" ON "requests" USING btree ("number");--> statement-breakpoint
CREATE INDEX "requests_user" ON "requests" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "requests_state" ON "requests" USING btree ("state","created_at","id");--> statement-breakpoint
CREATE INDEX "requests_plate" ON "requests" USING btree ("plate_number","plate_emirate");--> statement-breakpoint
CREATE INDEX "requests_email" ON "requests" USING btree ("email");--> statement-breakpoint
CREATE INDEX "requests_ended" ON "requests" USING btree ("state","updated_at");--> statement-breakpoint
CREATE INDEX "requests_untouched" ON "requests" USING btree ("state","touched_at");--> statement-breakpoint
CREATE INDEX "requests_turn" ON "requests" USING btree ("turn","due_at","id") WHERE turn is not null;--> statement-breakpoint
CREATE INDEX "requests_state_turn" ON "requests" USING btree ("state","turn","due_at","id") WHERE turn is not null;--> statement-breakpoint
CREATE INDEX "requests_new" ON "requests" USING btree ("due_at","id") WHERE turn = 'us' and assignee is null;--> statement-breakpoint
CREATE INDEX "requests_new_in_state" ON "requests" USING btree ("state","due_at","id") WHERE turn = 'us' and assignee is null;--> statement-breakpoint
CREATE INDEX "requests_cancellations" ON "requests" USING btree ("created_at","id") WHERE state = 'refund_pending' or (state = 'verifying_payment' and cancel_asked);--> statement-breakpoint
CREATE INDEX "requests_assignee" ON "requests" USING btree ("assignee","due_at","id") WHERE turn is not null;--> statement-breakpoint
CREATE INDEX "requests_created" ON "requests" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "requests_open_names" ON "requests" USING gin ("name_terms",(array["state", "turn"])) WHERE turn is not null;--> statement-breakpoint
CREATE INDEX "requests_ended_names" ON "requests" USING gin ("name_terms",(array["state", "turn"])) WHERE turn is null;--> statement-breakpoint
CREATE INDEX "requests_phone_tail" ON "requests" USING btree ("phone_tail" text_pattern_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "sends_key" ON "sends" USING btree ("owner","key");--> statement-breakpoint
CREATE INDEX "sends_request" ON "sends" USING btree ("request_id");--> statement-breakpoint
CREATE INDEX "messages_created" ON "messages" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "messages_state" ON "messages" USING btree ("state","created_at","id");--> statement-breakpoint
CREATE INDEX "messages_email" ON "messages" USING btree ("email");--> statement-breakpoint
CREATE UNIQUE INDEX "staff_email" ON "staff" USING btree ("email");--> statement-breakpoint
CREATE UNIQUE INDEX "staff_links_hash" ON "staff_links" USING btree ("hash");--> statement-breakpoint
CREATE INDEX "staff_sessions_staff" ON "staff_sessions" USING btree ("staff_id");--> statement-breakpoint
-- What drizzle-kit does not generate.
-- A state decides whose turn it is: taken as independent, a view of 10,000 rows seems to have 400.
CREATE STATISTICS "requests_state_decides_turn" (dependencies, mcv) ON "state", "turn" FROM "requests";
--> statement-breakpoint
-- As numerous as they are: taken for rare, all of a state would be read before its names.
CREATE STATISTICS "requests_standing" ON (array["state", "turn"]) FROM "requests";
--> statement-breakpoint
CREATE FUNCTION "raise_site_version"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "site_version" ("id", "version") VALUES (1, 1)
    ON CONFLICT ("id") DO UPDATE SET "version" = "site_version"."version" + 1;
  PERFORM pg_notify('site_version', '');
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "insurers_raise_site_version" BEFORE INSERT OR UPDATE OR DELETE OR TRUNCATE ON "insurers"
  FOR EACH STATEMENT EXECUTE FUNCTION "raise_site_version"();
--> statement-breakpoint
CREATE TRIGGER "navigation_raise_site_version" BEFORE INSERT OR UPDATE OR DELETE OR TRUNCATE ON "navigation"
  FOR EACH STATEMENT EXECUTE FUNCTION "raise_site_version"();
--> statement-breakpoint
CREATE TRIGGER "plans_raise_site_version" BEFORE INSERT OR UPDATE OR DELETE OR TRUNCATE ON "plans"
  FOR EACH STATEMENT EXECUTE FUNCTION "raise_site_version"();
--> statement-breakpoint
CREATE TRIGGER "rating_plans_raise_site_version" BEFORE INSERT ON "rating_plans"
  FOR EACH STATEMENT EXECUTE FUNCTION "raise_site_version"();
--> statement-breakpoint
CREATE FUNCTION "refuse_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'Rows of % are never changed or deleted.', TG_TABLE_NAME;
END $$;
--> statement-breakpoint
CREATE TRIGGER "rating_plans_refuse_change" BEFORE UPDATE OR DELETE OR TRUNCATE ON "rating_plans"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();
--> statement-breakpoint
ALTER TABLE "rating_plans" ENABLE ALWAYS TRIGGER "rating_plans_refuse_change";
--> statement-breakpoint
CREATE TRIGGER "policy_versions_refuse_change" BEFORE UPDATE OR TRUNCATE ON "policy_versions"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();
--> statement-breakpoint
ALTER TABLE "policy_versions" ENABLE ALWAYS TRIGGER "policy_versions_refuse_change";
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
--> statement-breakpoint
-- One statement notes all rows that another wrote, instead of one for each row.
CREATE FUNCTION "await_seal"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "audit_pending" ("audit_id") SELECT "id" FROM "written";
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "audit_await_seal" AFTER INSERT ON "audit"
  REFERENCING NEW TABLE AS "written" FOR EACH STATEMENT EXECUTE FUNCTION "await_seal"();
--> statement-breakpoint
ALTER TABLE "audit" ENABLE ALWAYS TRIGGER "audit_await_seal";
