CREATE TABLE "brand_settings" (
	"id" integer PRIMARY KEY NOT NULL,
	"values" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"changed_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "kept_texts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"shortcut" text NOT NULL,
	"title" jsonb NOT NULL,
	"body" jsonb NOT NULL,
	"places" jsonb NOT NULL,
	"is_retired" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"changed_by" uuid,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "brand_settings" ADD CONSTRAINT "brand_settings_changed_by_staff_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kept_texts" ADD CONSTRAINT "kept_texts_changed_by_staff_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "brand_settings_changed_by" ON "brand_settings" USING btree ("changed_by");--> statement-breakpoint
CREATE UNIQUE INDEX "kept_texts_shortcut" ON "kept_texts" USING btree ("shortcut") WHERE not is_retired;--> statement-breakpoint
CREATE INDEX "kept_texts_changed_by" ON "kept_texts" USING btree ("changed_by");--> statement-breakpoint
CREATE TRIGGER "brand_settings_raise_site_version" BEFORE INSERT OR UPDATE OR DELETE OR TRUNCATE ON "brand_settings"
  FOR EACH STATEMENT EXECUTE FUNCTION "raise_site_version"();
