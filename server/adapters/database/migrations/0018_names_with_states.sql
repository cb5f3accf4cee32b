DROP INDEX "requests_ours";--> statement-breakpoint
DROP INDEX "requests_open_name_terms";--> statement-breakpoint
DROP INDEX "requests_ended_name_terms";--> statement-breakpoint
DROP INDEX "requests_cancellation_name_terms";--> statement-breakpoint
DROP INDEX "requests_insurer_name_terms";--> statement-breakpoint
DROP INDEX "mails_failed";--> statement-breakpoint
DROP INDEX "attempts_trouble";--> statement-breakpoint
DROP INDEX "attempts_review";--> statement-breakpoint
DROP INDEX "policies_end";--> statement-breakpoint
DROP INDEX "requests_new";--> statement-breakpoint
CREATE INDEX "requests_new_in_state" ON "requests" USING btree ("state","due_at","id") WHERE turn = 'us' and assignee is null;--> statement-breakpoint
CREATE INDEX "requests_open_names" ON "requests" USING gin ("name_terms",(array["state", "turn"])) WHERE turn is not null;--> statement-breakpoint
CREATE INDEX "requests_ended_names" ON "requests" USING gin ("name_terms",(array["state", "turn"])) WHERE turn is null;--> statement-breakpoint
CREATE INDEX "mails_failed" ON "mails" USING btree ("created_at","request_id") WHERE state = 'failed';--> statement-breakpoint
CREATE INDEX "attempts_trouble" ON "payment_attempts" USING btree ("created_at","request_id") WHERE trouble_since is not null and next_query_at is not null;--> statement-breakpoint
CREATE INDEX "attempts_review" ON "payment_attempts" USING btree ("created_at","request_id") WHERE state = 'review';--> statement-breakpoint
CREATE INDEX "policies_end" ON "policies" USING btree ("end_date","request_id") WHERE state = 'active';--> statement-breakpoint
CREATE INDEX "requests_new" ON "requests" USING btree ("due_at","id") WHERE turn = 'us' and assignee is null;--> statement-breakpoint
-- As numerous as they are: taken for rare, all of a state would be read before its names.
CREATE STATISTICS "requests_standing" ON (array["state", "turn"]) FROM "requests";
