CREATE TABLE "audit_checks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"source" text NOT NULL,
	"asked_by" uuid,
	"started_at" timestamp with time zone NOT NULL,
	"beat_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"rows" bigint DEFAULT 0 NOT NULL,
	"total" bigint DEFAULT 0 NOT NULL,
	"head" text,
	"fault" jsonb
);
--> statement-breakpoint
ALTER TABLE "audit_checks" ADD CONSTRAINT "audit_checks_asked_by_staff_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "audit_checks_one_open" ON "audit_checks" USING btree ((ended_at is null)) WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "audit_checks_ended" ON "audit_checks" USING btree ("ended_at");--> statement-breakpoint
CREATE INDEX "audit_checks_asked_by" ON "audit_checks" USING btree ("asked_by");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "audit_newest" ON "audit" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "audit_event" ON "audit" USING btree ("subject","event","at","id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "audit_staff" ON "audit" USING btree ("actor_id","at","id") WHERE actor = 'staff';--> statement-breakpoint
CREATE INDEX CONCURRENTLY "audit_staff_event" ON "audit" USING btree ("actor_id","subject","event","at","id") WHERE actor = 'staff';