CREATE TABLE "figure_cells" (
	"span" text NOT NULL,
	"start" date NOT NULL,
	"dimension" text NOT NULL,
	"figure" text NOT NULL,
	"value" text NOT NULL,
	"count" integer NOT NULL,
	"fils" bigint DEFAULT 0 NOT NULL,
	"erased" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "figure_cells_dimension_span_start_figure_value_pk" PRIMARY KEY("dimension","span","start","figure","value")
);
--> statement-breakpoint
CREATE TABLE "figure_cursor" (
	"id" integer PRIMARY KEY NOT NULL,
	"seq" bigint DEFAULT 0 NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "figure_events" (
	"seq" bigint NOT NULL,
	"figure" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"request_id" uuid NOT NULL,
	"fils" integer DEFAULT 0 NOT NULL,
	"seconds" integer,
	"emirate" text NOT NULL,
	"insurer" text NOT NULL,
	"cover" text NOT NULL,
	"kind" text NOT NULL,
	"language" text NOT NULL,
	"plan" text NOT NULL,
	"colleague" uuid,
	"outcome" text,
	CONSTRAINT "figure_events_seq_figure_pk" PRIMARY KEY("seq","figure")
);
--> statement-breakpoint
CREATE TABLE "figure_times" (
	"span" text NOT NULL,
	"start" date NOT NULL,
	"dimension" text NOT NULL,
	"figure" text NOT NULL,
	"value" text NOT NULL,
	"counts" jsonb NOT NULL,
	CONSTRAINT "figure_times_dimension_span_start_figure_value_pk" PRIMARY KEY("dimension","span","start","figure","value")
);
--> statement-breakpoint
CREATE TABLE "page_speed" (
	"span" text NOT NULL,
	"start" date NOT NULL,
	"page" text NOT NULL,
	"language" text NOT NULL,
	"metric" text NOT NULL,
	"counts" jsonb NOT NULL,
	CONSTRAINT "page_speed_span_start_page_language_metric_pk" PRIMARY KEY("span","start","page","language","metric")
);
--> statement-breakpoint
CREATE TABLE "page_visits" (
	"span" text NOT NULL,
	"start" date NOT NULL,
	"page" text NOT NULL,
	"language" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "page_visits_span_start_page_language_pk" PRIMARY KEY("span","start","page","language")
);
--> statement-breakpoint
CREATE TABLE "prices_shown" (
	"span" text NOT NULL,
	"start" date NOT NULL,
	"insurer" text NOT NULL,
	"plan" text NOT NULL,
	"shown" integer NOT NULL,
	"cheapest" integer NOT NULL,
	CONSTRAINT "prices_shown_span_start_insurer_plan_pk" PRIMARY KEY("span","start","insurer","plan")
);
--> statement-breakpoint
CREATE TABLE "promise_cases" (
	"seq" bigint NOT NULL,
	"measure" text NOT NULL,
	"day" date NOT NULL,
	"insurer" text,
	"seconds" integer NOT NULL,
	"invented" boolean NOT NULL,
	CONSTRAINT "promise_cases_seq_measure_pk" PRIMARY KEY("seq","measure")
);
--> statement-breakpoint
CREATE TABLE "promise_days" (
	"day" date PRIMARY KEY NOT NULL,
	"first_seq" bigint NOT NULL,
	"last_seq" bigint NOT NULL,
	"cases" integer NOT NULL,
	"digest" text NOT NULL,
	"times" jsonb NOT NULL,
	"fault" text,
	"checked_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "requests" ADD COLUMN "invented" boolean;--> statement-breakpoint
CREATE INDEX "figure_events_request" ON "figure_events" USING btree ("request_id");--> statement-breakpoint
CREATE INDEX "figure_events_newest" ON "figure_events" USING btree ("figure","at","seq");--> statement-breakpoint
CREATE INDEX "figure_events_emirate" ON "figure_events" USING btree ("figure","emirate","at","seq");--> statement-breakpoint
CREATE INDEX "figure_events_insurer" ON "figure_events" USING btree ("figure","insurer","at","seq");--> statement-breakpoint
CREATE INDEX "figure_events_plan" ON "figure_events" USING btree ("figure","plan","at","seq");--> statement-breakpoint
CREATE INDEX "figure_events_colleague" ON "figure_events" USING btree ("figure","colleague","at","seq") WHERE colleague is not null;--> statement-breakpoint
CREATE INDEX "figure_events_outcome" ON "figure_events" USING btree ("figure","outcome","at","seq") WHERE outcome is not null;--> statement-breakpoint
CREATE INDEX "promise_cases_day" ON "promise_cases" USING btree ("day","seq","measure");
--> statement-breakpoint
-- What drizzle-kit does not generate. Two counts by bucket, added up.
CREATE FUNCTION "add_counts"("one" jsonb, "other" jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
  SELECT coalesce(jsonb_object_agg("bucket", "total"), '{}') FROM (
    SELECT "bucket", sum("count"::integer) AS "total" FROM (
      SELECT * FROM jsonb_each_text("one") UNION ALL SELECT * FROM jsonb_each_text("other")
    ) AS "counts" ("bucket", "count") GROUP BY 1
  ) AS "sums";
$$;
--> statement-breakpoint
-- allowed backfill: one row for a page and a day, a few thousand in a year.
INSERT INTO "page_visits" ("span", "start", "page", "language", "count")
  SELECT 'day', "day", "page", 'unknown', "count" FROM "visits"
  UNION ALL
  SELECT 'month', date_trunc('month', "day")::date, "page", 'unknown', sum("count")
    FROM "visits" GROUP BY 2, 3;
--> statement-breakpoint
-- allowed backfill: at most two rows for each policy; from here on, noting a commission writes them.
INSERT INTO "audit" ("at", "actor", "subject", "subject_id", "event", "detail")
  SELECT "at", 'system', 'request', "request_id", 'commissionNoted',
      jsonb_build_object('premiumFils', "premium_fils", 'commissionFils', "commission_fils")
    FROM (
      SELECT "created_at" AS "at", "request_id", "premium_fils", "commission_fils"
        FROM "policies" WHERE "commission_at" IS NOT NULL AND "state" <> 'refused'
      UNION ALL
      -- What goes back of a cancelled one is negative.
      SELECT "entries"."created_at", "request_id", "policies"."premium_fils",
          "commission_fils" + "entries"."amount_fils"
        FROM "commission_entries" AS "entries"
        JOIN "policies" ON "policies"."id" = "entries"."policy_id"
        WHERE "entries"."kind" = 'cancellation'
          AND "commission_at" IS NOT NULL AND "state" <> 'refused'
    ) AS "noted" ORDER BY "at";
