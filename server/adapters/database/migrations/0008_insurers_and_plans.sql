CREATE TABLE "payees" (
	"id" uuid PRIMARY KEY NOT NULL,
	"insurer" text NOT NULL,
	"number" integer NOT NULL,
	"account" text NOT NULL,
	"draft" uuid,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "plan_files" (
	"id" uuid PRIMARY KEY NOT NULL,
	"draft" uuid NOT NULL,
	"kind" text NOT NULL,
	"language" text NOT NULL,
	"sha256" text NOT NULL,
	"bytes" integer NOT NULL,
	"pages" integer NOT NULL,
	"storage_key" text NOT NULL,
	"wrapped_key" text NOT NULL,
	"added_by" uuid NOT NULL,
	"added_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "wordmarks" (
	"digest" text PRIMARY KEY NOT NULL,
	"webp" "bytea" NOT NULL,
	"png" "bytea" NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"first_used_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "plan_versions" ADD COLUMN "documents" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "plan_version" text;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD COLUMN "account" text;--> statement-breakpoint
ALTER TABLE "policies" ADD COLUMN "plan_version" text;--> statement-breakpoint
ALTER TABLE "insurers" ADD COLUMN "wordmark" text;--> statement-breakpoint
ALTER TABLE "shared_quotes" ADD COLUMN "plan_version" text;--> statement-breakpoint
ALTER TABLE "requests" ADD COLUMN "plan_version" text;--> statement-breakpoint
ALTER TABLE "payees" ADD CONSTRAINT "payees_insurer_insurers_slug_fk" FOREIGN KEY ("insurer") REFERENCES "public"."insurers"("slug") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payees" ADD CONSTRAINT "payees_draft_insurance_drafts_id_fk" FOREIGN KEY ("draft") REFERENCES "public"."insurance_drafts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_files" ADD CONSTRAINT "plan_files_draft_insurance_drafts_id_fk" FOREIGN KEY ("draft") REFERENCES "public"."insurance_drafts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_files" ADD CONSTRAINT "plan_files_added_by_staff_id_fk" FOREIGN KEY ("added_by") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "payees_number" ON "payees" USING btree ("insurer","number");--> statement-breakpoint
CREATE INDEX "payees_draft" ON "payees" USING btree ("draft");--> statement-breakpoint
CREATE UNIQUE INDEX "plan_files_slot" ON "plan_files" USING btree ("draft","kind","language");--> statement-breakpoint
CREATE UNIQUE INDEX "plan_files_storage_key" ON "plan_files" USING btree ("storage_key");--> statement-breakpoint
CREATE INDEX "plan_files_sha256" ON "plan_files" USING btree ("sha256");--> statement-breakpoint
CREATE INDEX "plan_files_added_by" ON "plan_files" USING btree ("added_by");--> statement-breakpoint
-- allowed constraint-without-not-valid: a catalogue has tens of insurers.
ALTER TABLE "insurers" ADD CONSTRAINT "insurers_wordmark_wordmarks_digest_fk" FOREIGN KEY ("wordmark") REFERENCES "public"."wordmarks"("digest") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- allowed index-without-concurrently: as above.
CREATE INDEX "insurers_wordmark" ON "insurers" USING btree ("wordmark");--> statement-breakpoint
-- What drizzle-kit does not generate.
CREATE TRIGGER "payees_refuse_change" BEFORE UPDATE OR DELETE OR TRUNCATE ON "payees"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();
--> statement-breakpoint
ALTER TABLE "payees" ENABLE ALWAYS TRIGGER "payees_refuse_change";
--> statement-breakpoint
CREATE FUNCTION "refuse_agreed_plan_file"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM "insurance_drafts" WHERE "id" = OLD."draft" AND "state" = 'agreed') THEN
    RAISE EXCEPTION 'A version of a plan names this file.';
  END IF;
  RETURN OLD;
END $$;
--> statement-breakpoint
CREATE TRIGGER "plan_files_refuse_agreed" BEFORE DELETE ON "plan_files"
  FOR EACH ROW EXECUTE FUNCTION "refuse_agreed_plan_file"();
--> statement-breakpoint
ALTER TABLE "plan_files" ENABLE ALWAYS TRIGGER "plan_files_refuse_agreed";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "offers_unnamed" ON "offers" USING btree ("id") WHERE plan_version is null and edition is not null;
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "requests_unnamed" ON "requests" USING btree ("id") WHERE plan_version is null and edition is not null;
