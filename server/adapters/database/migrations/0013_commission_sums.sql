CREATE TABLE "commission_sums" (
	"month" text NOT NULL,
	"insurer" text NOT NULL,
	"kind" text NOT NULL,
	"amount_fils" bigint NOT NULL,
	CONSTRAINT "commission_sums_month_insurer_kind_pk" PRIMARY KEY("month","insurer","kind")
);
--> statement-breakpoint
ALTER TABLE "commission_sums" ADD CONSTRAINT "commission_sums_insurer_insurers_slug_fk" FOREIGN KEY ("insurer") REFERENCES "public"."insurers"("slug") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "commission_sums_insurer" ON "commission_sums" USING btree ("insurer");--> statement-breakpoint
-- What drizzle-kit does not generate. Nothing is inserted between the trigger and the sums of before.
CREATE FUNCTION "add_commission_sums"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "commission_sums" ("month", "insurer", "kind", "amount_fils")
    SELECT "month", "insurer", "kind", sum("amount_fils") FROM "added" GROUP BY 1, 2, 3 ORDER BY 1, 2, 3
    ON CONFLICT ("month", "insurer", "kind")
    DO UPDATE SET "amount_fils" = "commission_sums"."amount_fils" + excluded."amount_fils";
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "commission_entries_add_sums" AFTER INSERT ON "commission_entries"
  REFERENCING NEW TABLE AS "added" FOR EACH STATEMENT EXECUTE FUNCTION "add_commission_sums"();
--> statement-breakpoint
-- allowed backfill: one pass over what one release has noted, while the trigger already holds writers.
INSERT INTO "commission_sums" ("month", "insurer", "kind", "amount_fils")
  SELECT "month", "insurer", "kind", sum("amount_fils") FROM "commission_entries" GROUP BY 1, 2, 3;
