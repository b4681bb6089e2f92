CREATE TABLE "news_mails" (
	"user_id" uuid NOT NULL,
	"news_id" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "news_mails_user_id_news_id_pk" PRIMARY KEY("user_id","news_id")
);
--> statement-breakpoint
ALTER TABLE "mail_queue" ADD COLUMN "kind" text;--> statement-breakpoint
ALTER TABLE "user_profiles" ADD COLUMN "summary_week" date;--> statement-breakpoint
ALTER TABLE "news_mails" ADD CONSTRAINT "news_mails_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- Until now only reminders had an unsubscribe link.
UPDATE "mail_queue" SET "kind" = 'reminders' WHERE "unsubscribe" IS NOT NULL;
