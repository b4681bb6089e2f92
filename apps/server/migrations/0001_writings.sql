CREATE TABLE "writing_drafts" (
	"user_id" uuid NOT NULL,
	"essay_id" text NOT NULL,
	"text" text NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "writing_drafts_user_id_essay_id_pk" PRIMARY KEY("user_id","essay_id")
);
--> statement-breakpoint
CREATE TABLE "writing_submissions" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"essay_id" text NOT NULL,
	"text" text NOT NULL,
	"submitted_at" timestamp with time zone NOT NULL,
	CONSTRAINT "writing_submissions_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "writing_drafts" ADD CONSTRAINT "writing_drafts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "writing_submissions" ADD CONSTRAINT "writing_submissions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;