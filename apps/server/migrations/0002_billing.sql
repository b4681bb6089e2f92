CREATE TABLE "stripe_events" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"customer_id" text,
	"object_id" text NOT NULL,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone,
	"applied_at" timestamp with time zone
);
--> statement-breakpoint
DROP INDEX "stripe_customers_customer";--> statement-breakpoint
ALTER TABLE "stripe_customers" ALTER COLUMN "customer_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "stripe_customers" ADD COLUMN "customer_gone" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "stripe_customers" ADD COLUMN "checkout_session_id" text;--> statement-breakpoint
ALTER TABLE "stripe_customers" ADD COLUMN "asked" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "stripe_customers" ADD COLUMN "written" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "stripe_events_due" ON "stripe_events" USING btree ("next_attempt_at");--> statement-breakpoint
CREATE INDEX "stripe_events_received" ON "stripe_events" USING btree ("received_at");--> statement-breakpoint
ALTER TABLE "stripe_customers" ADD CONSTRAINT "stripe_customers_customer_id_unique" UNIQUE("customer_id");