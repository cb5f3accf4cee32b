CREATE TABLE "document_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"request_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"slots" text[] NOT NULL,
	"reason" text NOT NULL,
	"note" text,
	"state" text DEFAULT 'open' NOT NULL,
	"asked_by" uuid NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
DROP INDEX "documents_slot";--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "is_current" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "document_request_id" uuid;--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "verdict" text;--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "verdict_reason" text;--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "verdict_by" uuid;--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "verdict_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "document_requests" ADD CONSTRAINT "document_requests_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_requests" ADD CONSTRAINT "document_requests_asked_by_staff_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "document_requests_token" ON "document_requests" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "document_requests_request" ON "document_requests" USING btree ("request_id","created_at");--> statement-breakpoint
CREATE INDEX "document_requests_open" ON "document_requests" USING btree ("expires_at") WHERE state = 'open';--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_document_request_id_document_requests_id_fk" FOREIGN KEY ("document_request_id") REFERENCES "public"."document_requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_verdict_by_staff_id_fk" FOREIGN KEY ("verdict_by") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "documents_waiting" ON "documents" USING btree ("request_id","slot") WHERE not is_current;--> statement-breakpoint
CREATE UNIQUE INDEX "documents_slot" ON "documents" USING btree ("request_id","slot") WHERE is_current;