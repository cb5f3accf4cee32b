CREATE TABLE "client_joins" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"client_id" uuid NOT NULL,
	"other_id" uuid NOT NULL,
	"proof" text NOT NULL,
	"proof_id" uuid,
	"proof_text" text DEFAULT '' NOT NULL,
	"joined_by" uuid NOT NULL,
	"joined_at" timestamp with time zone NOT NULL,
	"separated_by" uuid,
	"separated_at" timestamp with time zone,
	CONSTRAINT "client_joins_two" CHECK ("client_joins"."client_id" <> "client_joins"."other_id")
);
--> statement-breakpoint
CREATE TABLE "client_openings" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"client_id" uuid NOT NULL,
	"staff_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"hour" timestamp with time zone NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "client_openings_hour" UNIQUE("client_id","staff_id","kind","hour")
);
--> statement-breakpoint
CREATE TABLE "client_preferences" (
	"client_id" uuid PRIMARY KEY NOT NULL,
	"channel" text NOT NULL,
	"language" text NOT NULL,
	"call_from" integer,
	"call_until" integer,
	"staff_id" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "client_preferences_hours" CHECK (("client_preferences"."call_from" is null) = ("client_preferences"."call_until" is null)
        and ("client_preferences"."call_from" is null or (0 <= "client_preferences"."call_from"
          and "client_preferences"."call_from" < "client_preferences"."call_until" and "client_preferences"."call_until" <= 1440)))
);
--> statement-breakpoint
CREATE TABLE "clients" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"last_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "name_terms" text[];--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "phone_tail" text;--> statement-breakpoint
ALTER TABLE "client_joins" ADD CONSTRAINT "client_joins_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_joins" ADD CONSTRAINT "client_joins_other_id_clients_id_fk" FOREIGN KEY ("other_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_joins" ADD CONSTRAINT "client_joins_joined_by_staff_id_fk" FOREIGN KEY ("joined_by") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_joins" ADD CONSTRAINT "client_joins_separated_by_staff_id_fk" FOREIGN KEY ("separated_by") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_openings" ADD CONSTRAINT "client_openings_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_openings" ADD CONSTRAINT "client_openings_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_preferences" ADD CONSTRAINT "client_preferences_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_preferences" ADD CONSTRAINT "client_preferences_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "client_joins_client" ON "client_joins" USING btree ("client_id");--> statement-breakpoint
CREATE INDEX "client_joins_other" ON "client_joins" USING btree ("other_id");--> statement-breakpoint
CREATE INDEX "client_joins_joined_by" ON "client_joins" USING btree ("joined_by");--> statement-breakpoint
CREATE INDEX "client_joins_separated_by" ON "client_joins" USING btree ("separated_by");--> statement-breakpoint
CREATE UNIQUE INDEX "client_joins_once" ON "client_joins" USING btree (least(client_id, other_id),greatest(client_id, other_id)) WHERE separated_at is null;--> statement-breakpoint
CREATE INDEX "client_openings_client" ON "client_openings" USING btree ("client_id","at");--> statement-breakpoint
CREATE INDEX "client_openings_staff" ON "client_openings" USING btree ("staff_id","hour");--> statement-breakpoint
CREATE INDEX "client_preferences_staff" ON "client_preferences" USING btree ("staff_id");--> statement-breakpoint
CREATE UNIQUE INDEX "clients_email" ON "clients" USING btree ("email");--> statement-breakpoint
CREATE INDEX "clients_newest" ON "clients" USING btree ("last_at","id");
--> statement-breakpoint
-- What drizzle-kit does not generate. Every address of an account or of a request is a client.
CREATE FUNCTION "note_client"("address" text, "since" timestamptz) RETURNS void LANGUAGE sql AS $$
  INSERT INTO "clients" ("email", "last_at") SELECT "address", "since" WHERE "address" <> ''
    ON CONFLICT ("email") DO UPDATE SET "last_at" = excluded."last_at"
    WHERE "clients"."last_at" < excluded."last_at";
$$;
--> statement-breakpoint
CREATE FUNCTION "forget_client"("address" text) RETURNS void LANGUAGE sql AS $$
  DELETE FROM "clients" WHERE "email" = "address"
    AND NOT EXISTS (SELECT FROM "users" WHERE "users"."email" = "address")
    AND NOT EXISTS (
      SELECT FROM "requests" WHERE "requests"."email" = "address" AND "requests"."user_id" IS NULL);
$$;
--> statement-breakpoint
CREATE FUNCTION "follow_account"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'DELETE' THEN PERFORM "note_client"(NEW."email", NEW."created_at"); END IF;
  IF TG_OP <> 'INSERT' THEN PERFORM "forget_client"(OLD."email"); END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION "follow_request"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'DELETE' THEN
    PERFORM "note_client"(
      coalesce((SELECT "email" FROM "users" WHERE "id" = NEW."user_id"), NEW."email"),
      NEW."created_at");
  END IF;
  IF TG_OP <> 'INSERT' THEN PERFORM "forget_client"(OLD."email"); END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "users_client" AFTER INSERT OR UPDATE OF "email" OR DELETE ON "users"
  FOR EACH ROW EXECUTE FUNCTION "follow_account"();
--> statement-breakpoint
CREATE TRIGGER "requests_client" AFTER INSERT OR UPDATE OF "email", "user_id" OR DELETE ON "requests"
  FOR EACH ROW EXECUTE FUNCTION "follow_request"();
--> statement-breakpoint
-- allowed backfill: one pass over the addresses, while the triggers already hold writers.
INSERT INTO "clients" ("email", "last_at")
  SELECT "email", max("at") FROM (
    SELECT "email", "created_at" AS "at" FROM "users"
    UNION ALL
    SELECT coalesce("users"."email", "requests"."email"), "requests"."created_at"
      FROM "requests" LEFT JOIN "users" ON "users"."id" = "requests"."user_id"
  ) AS "addresses" WHERE "email" <> '' GROUP BY 1
  ON CONFLICT ("email") DO NOTHING;
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "users_names" ON "users" USING gin ("name_terms");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "users_phone_tail" ON "users" USING btree ("phone_tail" text_pattern_ops);--> statement-breakpoint
CREATE INDEX CONCURRENTLY "users_unfolded" ON "users" USING btree ("id") WHERE name_terms is null;