ALTER TABLE "review_settings" ADD COLUMN "own_share" smallint DEFAULT 50 NOT NULL;--> statement-breakpoint
ALTER TABLE "review_settings" ADD COLUMN "easy_days" smallint[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "user_profiles" ADD COLUMN "day_start" smallint DEFAULT 4 NOT NULL;--> statement-breakpoint
ALTER TABLE "review_settings" ADD CONSTRAINT "review_settings_own_share" CHECK ("review_settings"."own_share" between 0 and 100);