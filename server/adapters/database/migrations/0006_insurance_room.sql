CREATE TABLE "agreements" (
	"id" uuid PRIMARY KEY NOT NULL,
	"insurer" text NOT NULL,
	"valid_from" date NOT NULL,
	"valid_until" date,
	"lines" jsonb NOT NULL,
	"replaces" uuid,
	"draft" uuid,
	"created_at" timestamp with time zone NOT NULL
);--> statement-breakpoint
CREATE TABLE "edition_sales" (
	"id" uuid PRIMARY KEY NOT NULL,
	"plan" text NOT NULL,
	"number" integer NOT NULL,
	"edition" text NOT NULL,
	"valid_from" date NOT NULL,
	"on_sale_from" timestamp with time zone NOT NULL,
	"draft" uuid,
	"created_at" timestamp with time zone NOT NULL
);--> statement-breakpoint
CREATE TABLE "insurance_drafts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"insurer" text NOT NULL,
	"subject" text DEFAULT '' NOT NULL,
	"content" jsonb NOT NULL,
	"counts_from" timestamp with time zone,
	"reason" text DEFAULT '' NOT NULL,
	"state" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"written_by" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone
);--> statement-breakpoint
CREATE TABLE "plan_versions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"plan" text NOT NULL,
	"number" integer NOT NULL,
	"name_en" text NOT NULL,
	"name_ar" text NOT NULL,
	"description_en" text NOT NULL,
	"description_ar" text NOT NULL,
	"cover" jsonb NOT NULL,
	"terms" jsonb NOT NULL,
	"on_sale" boolean NOT NULL,
	"on_sale_from" timestamp with time zone NOT NULL,
	"draft" uuid,
	"created_at" timestamp with time zone NOT NULL
);--> statement-breakpoint
ALTER TABLE "insurers" ADD COLUMN "contacts" jsonb DEFAULT '{"phone":null,"email":null,"claimsPhone":null,"hours":null}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "insurers" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "agreements" ADD CONSTRAINT "agreements_insurer_insurers_slug_fk" FOREIGN KEY ("insurer") REFERENCES "public"."insurers"("slug") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agreements" ADD CONSTRAINT "agreements_draft_insurance_drafts_id_fk" FOREIGN KEY ("draft") REFERENCES "public"."insurance_drafts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "edition_sales" ADD CONSTRAINT "edition_sales_plan_plans_id_fk" FOREIGN KEY ("plan") REFERENCES "public"."plans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "edition_sales" ADD CONSTRAINT "edition_sales_edition_rating_plans_digest_fk" FOREIGN KEY ("edition") REFERENCES "public"."rating_plans"("digest") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "edition_sales" ADD CONSTRAINT "edition_sales_draft_insurance_drafts_id_fk" FOREIGN KEY ("draft") REFERENCES "public"."insurance_drafts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "insurance_drafts" ADD CONSTRAINT "insurance_drafts_insurer_insurers_slug_fk" FOREIGN KEY ("insurer") REFERENCES "public"."insurers"("slug") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "insurance_drafts" ADD CONSTRAINT "insurance_drafts_written_by_staff_id_fk" FOREIGN KEY ("written_by") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_versions" ADD CONSTRAINT "plan_versions_plan_plans_id_fk" FOREIGN KEY ("plan") REFERENCES "public"."plans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_versions" ADD CONSTRAINT "plan_versions_draft_insurance_drafts_id_fk" FOREIGN KEY ("draft") REFERENCES "public"."insurance_drafts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "agreements_insurer" ON "agreements" USING btree ("insurer","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "agreements_replaces" ON "agreements" USING btree ("replaces");--> statement-breakpoint
CREATE INDEX "agreements_draft" ON "agreements" USING btree ("draft");--> statement-breakpoint
CREATE UNIQUE INDEX "edition_sales_number" ON "edition_sales" USING btree ("plan","number");--> statement-breakpoint
CREATE INDEX "edition_sales_plan" ON "edition_sales" USING btree ("plan","on_sale_from");--> statement-breakpoint
CREATE INDEX "edition_sales_edition" ON "edition_sales" USING btree ("edition");--> statement-breakpoint
CREATE INDEX "edition_sales_draft" ON "edition_sales" USING btree ("draft");--> statement-breakpoint
CREATE UNIQUE INDEX "insurance_drafts_one_open" ON "insurance_drafts" USING btree ("kind","subject") WHERE ended_at is null and subject <> '';--> statement-breakpoint
CREATE INDEX "insurance_drafts_insurer" ON "insurance_drafts" USING btree ("insurer","created_at");--> statement-breakpoint
CREATE INDEX "insurance_drafts_open" ON "insurance_drafts" USING btree ("changed_at") WHERE ended_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "plan_versions_number" ON "plan_versions" USING btree ("plan","number");--> statement-breakpoint
CREATE INDEX "plan_versions_plan" ON "plan_versions" USING btree ("plan","on_sale_from");--> statement-breakpoint
CREATE INDEX "plan_versions_draft" ON "plan_versions" USING btree ("draft");--> statement-breakpoint
-- What drizzle-kit does not generate.
-- allowed backfill: a catalogue has tens of rows, and without them nothing would be on sale.
INSERT INTO "edition_sales" ("id", "plan", "number", "edition", "valid_from", "on_sale_from", "created_at")
  SELECT gen_random_uuid(), "plan", row_number() OVER (PARTITION BY "plan" ORDER BY "on_sale_from", "created_at"),
    "digest", "valid_from", "on_sale_from", "created_at" FROM "rating_plans";
--> statement-breakpoint
-- allowed backfill: as above.
INSERT INTO "plan_versions" ("id", "plan", "number", "name_en", "name_ar", "description_en", "description_ar",
    "cover", "terms", "on_sale", "on_sale_from", "created_at")
  SELECT gen_random_uuid(), "id", 1, "name_en", "name_ar", "description_en", "description_ar",
    "cover", "terms", "on_sale", '2026-01-01T00:00:00Z', now() FROM "plans";
--> statement-breakpoint
-- allowed backfill: as above.
-- Each insurer that sells has one that is open-ended, with the commission of its newest editions.
INSERT INTO "agreements" ("id", "insurer", "valid_from", "lines", "created_at")
  SELECT gen_random_uuid(), "plans"."insurer", '2026-01-01',
    jsonb_agg(DISTINCT jsonb_build_object('cover', "plans"."cover_type", 'commission', "newest"."tables"->'commission')),
    now()
  FROM "plans" JOIN (
    SELECT DISTINCT ON ("plan") "plan", "tables" FROM "rating_plans"
    ORDER BY "plan", "on_sale_from" DESC, "created_at" DESC
  ) "newest" ON "newest"."plan" = "plans"."id" GROUP BY "plans"."insurer";
--> statement-breakpoint
CREATE TRIGGER "edition_sales_raise_site_version" BEFORE INSERT ON "edition_sales"
  FOR EACH STATEMENT EXECUTE FUNCTION "raise_site_version"();
--> statement-breakpoint
CREATE TRIGGER "plan_versions_raise_site_version" BEFORE INSERT ON "plan_versions"
  FOR EACH STATEMENT EXECUTE FUNCTION "raise_site_version"();
--> statement-breakpoint
CREATE TRIGGER "agreements_raise_site_version" BEFORE INSERT ON "agreements"
  FOR EACH STATEMENT EXECUTE FUNCTION "raise_site_version"();
--> statement-breakpoint
CREATE TRIGGER "edition_sales_refuse_change" BEFORE UPDATE OR DELETE OR TRUNCATE ON "edition_sales"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();
--> statement-breakpoint
ALTER TABLE "edition_sales" ENABLE ALWAYS TRIGGER "edition_sales_refuse_change";
--> statement-breakpoint
CREATE TRIGGER "plan_versions_refuse_change" BEFORE UPDATE OR DELETE OR TRUNCATE ON "plan_versions"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();
--> statement-breakpoint
ALTER TABLE "plan_versions" ENABLE ALWAYS TRIGGER "plan_versions_refuse_change";
--> statement-breakpoint
CREATE TRIGGER "agreements_refuse_change" BEFORE UPDATE OR DELETE OR TRUNCATE ON "agreements"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();
--> statement-breakpoint
ALTER TABLE "agreements" ENABLE ALWAYS TRIGGER "agreements_refuse_change";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "requests_payable" ON "requests" USING btree ("insurer","created_at","id") WHERE state in ('awaiting_payment', 'verifying_payment');
--> statement-breakpoint
DROP INDEX CONCURRENTLY "plans_name_en";
--> statement-breakpoint
DROP INDEX CONCURRENTLY "plans_name_ar";
