CREATE TABLE "learned_items" (
	"user_id" uuid NOT NULL,
	"item_id" text NOT NULL,
	"learned_at" timestamp with time zone NOT NULL,
	CONSTRAINT "learned_items_user_id_item_id_pk" PRIMARY KEY("user_id","item_id")
);
--> statement-breakpoint
CREATE TABLE "study_days" (
	"user_id" uuid NOT NULL,
	"day" date NOT NULL,
	"minutes" integer DEFAULT 0 NOT NULL,
	"first_at" timestamp with time zone NOT NULL,
	"first_zone" text NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	"last_zone" text NOT NULL,
	CONSTRAINT "study_days_user_id_day_pk" PRIMARY KEY("user_id","day"),
	CONSTRAINT "study_days_minutes" CHECK ("study_days"."minutes" >= 0)
);
--> statement-breakpoint
ALTER TABLE "mail_queue" ADD COLUMN "unsubscribe" text;--> statement-breakpoint
ALTER TABLE "user_profiles" ADD COLUMN "time_zone" text;--> statement-breakpoint
ALTER TABLE "user_profiles" ADD COLUMN "time_zone_chosen" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "user_profiles" ADD COLUMN "last_studied_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "user_profiles" ADD COLUMN "reminded_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "learned_items" ADD CONSTRAINT "learned_items_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "study_days" ADD CONSTRAINT "study_days_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "user_profiles_to_remind" ON "user_profiles" USING btree ("last_studied_at") WHERE "user_profiles"."reminders";--> statement-breakpoint
INSERT INTO "learned_items" ("user_id", "item_id", "learned_at") SELECT "user_id", unnest("teaches"), min("answered_at") FROM "user_answers" WHERE "correct" GROUP BY 1, 2;
