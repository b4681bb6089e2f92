CREATE TABLE "review_parameters" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"reviews" integer DEFAULT 0 NOT NULL,
	"fit_at" integer DEFAULT 1000 NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone,
	"parameters" double precision[],
	"fitted_day" date,
	"fitted_reviews" integer,
	"compared_at" timestamp with time zone,
	"compared_reviews" integer,
	"held_out" integer,
	"loss_default" double precision,
	"loss_current" double precision,
	"loss_fitted" double precision,
	"choice" text
);
--> statement-breakpoint
ALTER TABLE "review_parameters" ADD CONSTRAINT "review_parameters_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "review_parameters_due" ON "review_parameters" USING btree ("next_attempt_at");--> statement-breakpoint
INSERT INTO "review_parameters" ("user_id", "reviews", "next_attempt_at")
SELECT "user_id", count(*), CASE WHEN count(*) >= 1000 THEN max("reviewed_at") END FROM "review_log" WHERE "format" <> 'placement' GROUP BY "user_id";