CREATE FUNCTION "refuse_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'Rows of % are never changed or deleted.', TG_TABLE_NAME;
END $$;
--> statement-breakpoint
CREATE TRIGGER "rating_plans_refuse_change" BEFORE UPDATE OR DELETE OR TRUNCATE ON "rating_plans"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();
--> statement-breakpoint
ALTER TABLE "rating_plans" ENABLE ALWAYS TRIGGER "rating_plans_refuse_change";
--> statement-breakpoint
CREATE TRIGGER "rating_plans_raise_site_version" BEFORE INSERT ON "rating_plans"
  FOR EACH STATEMENT EXECUTE FUNCTION "raise_site_version"();
--> statement-breakpoint
CREATE TRIGGER "plans_raise_site_version" BEFORE INSERT OR UPDATE OR DELETE OR TRUNCATE ON "plans"
  FOR EACH STATEMENT EXECUTE FUNCTION "raise_site_version"();
