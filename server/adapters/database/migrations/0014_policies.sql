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
ALTER TABLE "policies" ADD CONSTRAINT "policies_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "policies" ADD CONSTRAINT "policies_traffic_by_staff_id_fk" FOREIGN KEY ("traffic_by") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "policy_files" ADD CONSTRAINT "policy_files_policy_id_policies_id_fk" FOREIGN KEY ("policy_id") REFERENCES "public"."policies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "policy_versions" ADD CONSTRAINT "policy_versions_policy_id_policies_id_fk" FOREIGN KEY ("policy_id") REFERENCES "public"."policies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "policy_versions" ADD CONSTRAINT "policy_versions_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "policies_request" ON "policies" USING btree ("request_id");--> statement-breakpoint
CREATE UNIQUE INDEX "policies_number" ON "policies" USING btree ("insurer","number");--> statement-breakpoint
CREATE INDEX "policies_by_number" ON "policies" USING btree ("number");--> statement-breakpoint
CREATE INDEX "policies_end" ON "policies" USING btree ("end_date") WHERE state = 'active';--> statement-breakpoint
CREATE INDEX "policies_chassis_tail" ON "policies" USING btree ("chassis_tail" text_pattern_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "policy_files_version" ON "policy_files" USING btree ("policy_id","kind","version");--> statement-breakpoint
CREATE UNIQUE INDEX "policy_files_storage_key" ON "policy_files" USING btree ("storage_key");--> statement-breakpoint
CREATE TRIGGER "policy_versions_refuse_change" BEFORE UPDATE OR TRUNCATE ON "policy_versions"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();
--> statement-breakpoint
ALTER TABLE "policy_versions" ENABLE ALWAYS TRIGGER "policy_versions_refuse_change";
