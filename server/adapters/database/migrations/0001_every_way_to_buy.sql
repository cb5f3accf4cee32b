CREATE TABLE "draft_documents" (
	"id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"slot" text NOT NULL,
	"storage_key" text NOT NULL,
	"wrapped_key" text NOT NULL,
	"sha256" text NOT NULL,
	"bytes" integer NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "draft_documents_user_id_slot_pk" PRIMARY KEY("user_id","slot")
);
--> statement-breakpoint
CREATE TABLE "drafts" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"sealed" text NOT NULL,
	"saved_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sends" DROP CONSTRAINT "sends_user_id_users_id_fk";
--> statement-breakpoint
DROP INDEX "sends_key";--> statement-breakpoint
ALTER TABLE "requests" ADD COLUMN "make" text;--> statement-breakpoint
ALTER TABLE "requests" ADD COLUMN "model" text;--> statement-breakpoint
ALTER TABLE "requests" ADD COLUMN "model_year" integer;--> statement-breakpoint
ALTER TABLE "requests" ADD COLUMN "driver_birth_year" integer;--> statement-breakpoint
ALTER TABLE "requests" ADD COLUMN "claim_free_years" integer;--> statement-breakpoint
ALTER TABLE "sends" ADD COLUMN "owner" text;--> statement-breakpoint
UPDATE "sends" SET "owner" = "user_id"::text;--> statement-breakpoint
ALTER TABLE "sends" ALTER COLUMN "owner" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "draft_documents" ADD CONSTRAINT "draft_documents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "drafts" ADD CONSTRAINT "drafts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "requests_email" ON "requests" USING btree ("email");--> statement-breakpoint
CREATE INDEX "requests_ended" ON "requests" USING btree ("state","updated_at");--> statement-breakpoint
CREATE UNIQUE INDEX "sends_key" ON "sends" USING btree ("owner","key");--> statement-breakpoint
ALTER TABLE "sends" DROP COLUMN "user_id";