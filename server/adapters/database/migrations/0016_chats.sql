CREATE TABLE "chat_lines" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "chat_lines_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"chat_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"kind" text NOT NULL,
	"event" text,
	"staff_id" uuid,
	"key" uuid,
	"text" text DEFAULT '' NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "chats" (
	"id" uuid PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"visitor_hash" text NOT NULL,
	"visitor_until" timestamp with time zone NOT NULL,
	"language" text NOT NULL,
	"page" text NOT NULL,
	"user_id" uuid,
	"request_id" uuid,
	"name" text,
	"email" text,
	"wants_transcript" boolean DEFAULT false NOT NULL,
	"transcript_sent_at" timestamp with time zone,
	"assignee" uuid,
	"waiting_since" timestamp with time zone,
	"due_at" timestamp with time zone,
	"answered_at" timestamp with time zone,
	"lines" integer DEFAULT 0 NOT NULL,
	"last_by" text NOT NULL,
	"last_line_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"ended_by" text,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "chat_lines" ADD CONSTRAINT "chat_lines_chat_id_chats_id_fk" FOREIGN KEY ("chat_id") REFERENCES "public"."chats"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_lines" ADD CONSTRAINT "chat_lines_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chats" ADD CONSTRAINT "chats_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chats" ADD CONSTRAINT "chats_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chats" ADD CONSTRAINT "chats_assignee_staff_id_fk" FOREIGN KEY ("assignee") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "chat_lines_number" ON "chat_lines" USING btree ("chat_id","number");--> statement-breakpoint
CREATE UNIQUE INDEX "chat_lines_key" ON "chat_lines" USING btree ("key");--> statement-breakpoint
CREATE INDEX "chat_lines_staff" ON "chat_lines" USING btree ("staff_id");--> statement-breakpoint
CREATE INDEX "chats_visitor" ON "chats" USING btree ("visitor_hash","created_at");--> statement-breakpoint
CREATE INDEX "chats_newest" ON "chats" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "chats_not_ended" ON "chats" USING btree ("state","created_at","id") WHERE state <> 'ended';--> statement-breakpoint
CREATE INDEX "chats_ended" ON "chats" USING btree ("ended_at");--> statement-breakpoint
CREATE INDEX "chats_user" ON "chats" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "chats_request" ON "chats" USING btree ("request_id");--> statement-breakpoint
CREATE INDEX "chats_email" ON "chats" USING btree ("email");--> statement-breakpoint
CREATE INDEX "chats_assignee" ON "chats" USING btree ("assignee");