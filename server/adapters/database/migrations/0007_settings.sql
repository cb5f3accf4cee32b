ALTER TABLE "navigation" ADD COLUMN "menu" jsonb;--> statement-breakpoint
ALTER TABLE "navigation" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "navigation" ADD COLUMN "changed_by" uuid;--> statement-breakpoint
ALTER TABLE "staff_sessions" ADD COLUMN "browser" text;--> statement-breakpoint
ALTER TABLE "staff_sessions" ADD COLUMN "system" text;--> statement-breakpoint
-- allowed constraint-without-not-valid: one row.
ALTER TABLE "navigation" ADD CONSTRAINT "navigation_changed_by_staff_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- allowed index-without-concurrently: one row.
CREATE INDEX "navigation_changed_by" ON "navigation" USING btree ("changed_by");
