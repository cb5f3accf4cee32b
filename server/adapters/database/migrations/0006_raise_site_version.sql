CREATE FUNCTION "raise_site_version"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "site_version" ("id", "version") VALUES (1, 1)
    ON CONFLICT ("id") DO UPDATE SET "version" = "site_version"."version" + 1;
  PERFORM pg_notify('site_version', '');
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "packages_raise_site_version" BEFORE INSERT OR UPDATE OR DELETE OR TRUNCATE ON "packages"
  FOR EACH STATEMENT EXECUTE FUNCTION "raise_site_version"();
--> statement-breakpoint
CREATE TRIGGER "insurers_raise_site_version" BEFORE INSERT OR UPDATE OR DELETE OR TRUNCATE ON "insurers"
  FOR EACH STATEMENT EXECUTE FUNCTION "raise_site_version"();
--> statement-breakpoint
CREATE TRIGGER "navigation_raise_site_version" BEFORE INSERT OR UPDATE OR DELETE OR TRUNCATE ON "navigation"
  FOR EACH STATEMENT EXECUTE FUNCTION "raise_site_version"();
