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
ALTER TABLE "requests" ADD COLUMN "inputs" jsonb;--> statement-breakpoint
ALTER TABLE "requests" ADD COLUMN "edition" text;--> statement-breakpoint
ALTER TABLE "requests" ADD COLUMN "engine_version" integer;--> statement-breakpoint
ALTER TABLE "requests" ADD COLUMN "rated_on" date;--> statement-breakpoint
ALTER TABLE "plans" ADD CONSTRAINT "plans_insurer_insurers_slug_fk" FOREIGN KEY ("insurer") REFERENCES "public"."insurers"("slug") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rating_plans" ADD CONSTRAINT "rating_plans_plan_plans_id_fk" FOREIGN KEY ("plan") REFERENCES "public"."plans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "plans_name_en" ON "plans" USING btree ("cover_type","name_en");--> statement-breakpoint
CREATE UNIQUE INDEX "plans_name_ar" ON "plans" USING btree ("cover_type","name_ar");--> statement-breakpoint
CREATE INDEX "plans_insurer" ON "plans" USING btree ("insurer");--> statement-breakpoint
CREATE INDEX "rating_plans_plan" ON "rating_plans" USING btree ("plan","on_sale_from");