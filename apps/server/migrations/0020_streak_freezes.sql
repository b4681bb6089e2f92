ALTER TABLE "study_days" ADD COLUMN "answered" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "study_days" ADD COLUMN "active_minutes" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "user_profiles" ADD COLUMN "streak_freezes" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "user_profiles" ADD COLUMN "pauses" jsonb DEFAULT '[]'::jsonb NOT NULL;