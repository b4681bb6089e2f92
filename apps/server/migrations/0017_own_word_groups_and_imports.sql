CREATE TABLE "word_import_updates" (
	"user_id" uuid NOT NULL,
	"import_id" uuid NOT NULL,
	"word_id" uuid NOT NULL,
	"before" jsonb NOT NULL,
	CONSTRAINT "word_import_updates_user_id_import_id_word_id_pk" PRIMARY KEY("user_id","import_id","word_id")
);
--> statement-breakpoint
CREATE TABLE "word_imports" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "word_imports_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "own_words" ADD COLUMN "groups" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "own_words" ADD COLUMN "search" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "own_words" ADD COLUMN "import_id" uuid;--> statement-breakpoint
ALTER TABLE "word_import_updates" ADD CONSTRAINT "word_import_updates_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "word_imports" ADD CONSTRAINT "word_imports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- What `searchTextOf` would fold, but for accents.
UPDATE "own_words" w SET "search" = lower(concat_ws(' ', w."form", replace(replace(replace(replace(replace(replace(replace(replace(replace(translate(w."form", 'აბგდევზთიკლმნოპრსტუფქყჯჰ', 'abgdevztiklmnoprstupkqjh'), 'ჟ', 'zh'), 'ღ', 'gh'), 'შ', 'sh'), 'ჩ', 'ch'), 'ც', 'ts'), 'ძ', 'dz'), 'წ', 'ts'), 'ჭ', 'ch'), 'ხ', 'kh'), w."gloss", (SELECT n."text" FROM "item_notes" n WHERE n."user_id" = w."user_id" AND n."item_id" = 'own.' || w."id")));
