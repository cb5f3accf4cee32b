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
ALTER TABLE "requests" ADD COLUMN "touched_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
UPDATE "requests" SET "touched_at" = "updated_at";--> statement-breakpoint
ALTER TABLE "requests" ADD COLUMN "expiry_warned_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "shared_quotes_expires" ON "shared_quotes" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "requests_untouched" ON "requests" USING btree ("state","touched_at");