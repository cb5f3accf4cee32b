ALTER TABLE "offers" ADD COLUMN "cover" jsonb;--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "terms" jsonb;--> statement-breakpoint
ALTER TABLE "requests" ADD COLUMN "promised_for" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "requests" ADD COLUMN "promises_missed" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX CONCURRENTLY "requests_promised" ON "requests" USING btree ("promised_for","id") WHERE promised_for is not null;--> statement-breakpoint
CREATE INDEX CONCURRENTLY "requests_late" ON "requests" USING btree ("due_at","id") WHERE promises_missed > 1 and turn is not null;