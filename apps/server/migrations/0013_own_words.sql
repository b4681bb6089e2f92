CREATE TABLE "item_notes" (
	"user_id" uuid NOT NULL,
	"item_id" text NOT NULL,
	"text" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "item_notes_user_id_item_id_pk" PRIMARY KEY("user_id","item_id")
);
--> statement-breakpoint
CREATE TABLE "own_words" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"form" text NOT NULL,
	"gloss" text NOT NULL,
	"sentence" text NOT NULL,
	"translation" text NOT NULL,
	"position" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "own_words_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "own_words_form" UNIQUE("user_id","form")
);
--> statement-breakpoint
ALTER TABLE "item_notes" ADD CONSTRAINT "item_notes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "own_words" ADD CONSTRAINT "own_words_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;