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
ALTER TABLE "offers" ADD CONSTRAINT "offers_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "offers_request" ON "offers" USING btree ("request_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "offers_one_accepted" ON "offers" USING btree ("request_id") WHERE state in ('accepted', 'bought');--> statement-breakpoint
CREATE INDEX "offers_live" ON "offers" USING btree ("valid_until","request_id") WHERE state in ('open', 'accepted');