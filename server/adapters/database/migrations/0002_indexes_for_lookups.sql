CREATE INDEX "attempts_request" ON "payment_attempts" USING btree ("request_id");--> statement-breakpoint
CREATE INDEX "refund_tasks_request" ON "refund_tasks" USING btree ("request_id");--> statement-breakpoint
CREATE INDEX "sends_request" ON "sends" USING btree ("request_id");--> statement-breakpoint
CREATE INDEX "messages_email" ON "messages" USING btree ("email");