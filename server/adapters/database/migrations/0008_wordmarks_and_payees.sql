CREATE TABLE "payees" (
	"id" uuid PRIMARY KEY NOT NULL,
	"insurer" text NOT NULL,
	"number" integer NOT NULL,
	"account" text NOT NULL,
	"draft" uuid,
	"created_at" timestamp with time zone NOT NULL
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
ALTER TABLE "payment_attempts" ADD COLUMN "account" text;--> statement-breakpoint
ALTER TABLE "insurers" ADD COLUMN "wordmark" text;--> statement-breakpoint
ALTER TABLE "payees" ADD CONSTRAINT "payees_insurer_insurers_slug_fk" FOREIGN KEY ("insurer") REFERENCES "public"."insurers"("slug") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payees" ADD CONSTRAINT "payees_draft_insurance_drafts_id_fk" FOREIGN KEY ("draft") REFERENCES "public"."insurance_drafts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "payees_number" ON "payees" USING btree ("insurer","number");--> statement-breakpoint
CREATE INDEX "payees_draft" ON "payees" USING btree ("draft");--> statement-breakpoint
-- allowed constraint-without-not-valid: a catalogue has tens of insurers.
ALTER TABLE "insurers" ADD CONSTRAINT "insurers_wordmark_wordmarks_digest_fk" FOREIGN KEY ("wordmark") REFERENCES "public"."wordmarks"("digest") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- allowed index-without-concurrently: as above.
CREATE INDEX "insurers_wordmark" ON "insurers" USING btree ("wordmark");--> statement-breakpoint
-- What drizzle-kit does not generate.
CREATE TRIGGER "payees_refuse_change" BEFORE UPDATE OR DELETE OR TRUNCATE ON "payees"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();
--> statement-breakpoint
ALTER TABLE "payees" ENABLE ALWAYS TRIGGER "payees_refuse_change";
