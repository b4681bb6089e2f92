CREATE TABLE "review_cards" (
	"user_id" uuid NOT NULL,
	"item_id" text NOT NULL,
	"skill" text NOT NULL,
	"stability" double precision DEFAULT 0 NOT NULL,
	"difficulty" double precision DEFAULT 0 NOT NULL,
	"due" date NOT NULL,
	"last_day" date,
	"last_at" timestamp with time zone,
	"created_day" date NOT NULL,
	"reps" integer DEFAULT 0 NOT NULL,
	"lapses" integer DEFAULT 0 NOT NULL,
	"suspended" boolean DEFAULT false NOT NULL,
	"buried_on" date,
	"reset_at" timestamp with time zone,
	CONSTRAINT "review_cards_user_id_item_id_skill_pk" PRIMARY KEY("user_id","item_id","skill")
);
--> statement-breakpoint
CREATE TABLE "review_log" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"item_id" text NOT NULL,
	"skill" text NOT NULL,
	"format" text NOT NULL,
	"correct" boolean NOT NULL,
	"rating" smallint NOT NULL,
	"response" jsonb,
	"elapsed_ms" integer DEFAULT 0 NOT NULL,
	"reviewed_at" timestamp with time zone NOT NULL,
	"day" date NOT NULL,
	"recorded_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "review_log_user_id_id_item_id_pk" PRIMARY KEY("user_id","id","item_id"),
	CONSTRAINT "review_log_rating" CHECK ("review_log"."rating" between 1 and 4)
);
--> statement-breakpoint
CREATE TABLE "review_settings" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"retention" smallint DEFAULT 90 NOT NULL,
	"new_per_day" smallint DEFAULT 10 NOT NULL,
	"minutes" smallint DEFAULT 10 NOT NULL,
	"own_ratings" boolean DEFAULT false NOT NULL,
	"paused_since" date,
	CONSTRAINT "review_settings_retention" CHECK ("review_settings"."retention" between 80 and 95),
	CONSTRAINT "review_settings_new" CHECK ("review_settings"."new_per_day" >= 0)
);
--> statement-breakpoint
ALTER TABLE "review_cards" ADD CONSTRAINT "review_cards_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_log" ADD CONSTRAINT "review_log_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_settings" ADD CONSTRAINT "review_settings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "review_cards_due" ON "review_cards" USING btree ("user_id","due");--> statement-breakpoint
CREATE INDEX "review_log_card" ON "review_log" USING btree ("user_id","item_id","skill","reviewed_at");--> statement-breakpoint
CREATE INDEX "review_log_day" ON "review_log" USING btree ("user_id","day");