-- Items that two pages teach have one card since: see packages/course/src/sameItems.ts.
CREATE TEMPORARY TABLE "renamed_items" ("old" text PRIMARY KEY, "new" text NOT NULL) ON COMMIT DROP;
--> statement-breakpoint
INSERT INTO "renamed_items" VALUES
  ('phrase.hello', 'word.hello'),
  ('phrase.yes', 'word.yes'),
  ('phrase.no', 'word.no'),
  ('phrase.thank-you', 'word.thank-you'),
  ('phrase.please-polite', 'word.please'),
  ('phrase.sorry', 'word.sorry'),
  ('phrase.excuse-me', 'word.excuse-me'),
  ('phrase.goodbye', 'word.goodbye'),
  ('word.hungry', 'phrase.i-am-hungry'),
  ('word.on-the-right', 'phrase.right'),
  ('word.on-the-left', 'phrase.left'),
  ('word.well-done', 'phrase.well-done'),
  ('word.when', 'phrase.when'),
  ('form.ჩემი', 'word.my'),
  ('form.შენი', 'word.your'),
  ('form.მისი', 'word.his-her'),
  ('form.ჩვენი', 'word.our'),
  ('form.თქვენი', 'word.your-polite'),
  ('form.მათი', 'word.their');
--> statement-breakpoint
-- One answer that has reviewed both counts once.
DELETE FROM "review_log" l USING "renamed_items" r, "review_log" o
  WHERE l."item_id" = r."old" AND o."item_id" = r."new" AND o."user_id" = l."user_id" AND o."id" = l."id";
--> statement-breakpoint
UPDATE "review_log" l SET "item_id" = r."new" FROM "renamed_items" r WHERE l."item_id" = r."old";
--> statement-breakpoint
-- Of two cards, the better remembered one stays. A replay of the log, which has the reviews of both, corrects it later.
DELETE FROM "review_cards" c USING "renamed_items" r, "review_cards" o
  WHERE o."user_id" = c."user_id" AND o."skill" = c."skill"
    AND ((c."item_id" = r."old" AND o."item_id" = r."new" AND c."stability" <= o."stability")
      OR (c."item_id" = r."new" AND o."item_id" = r."old" AND c."stability" < o."stability"));
--> statement-breakpoint
UPDATE "review_cards" c SET "item_id" = r."new" FROM "renamed_items" r WHERE c."item_id" = r."old";
--> statement-breakpoint
-- Two notes become one; 1000 is their maximum length.
UPDATE "item_notes" n SET "text" = left(n."text" || E'\n' || o."text", 1000)
  FROM "renamed_items" r, "item_notes" o
  WHERE n."item_id" = r."new" AND o."item_id" = r."old" AND o."user_id" = n."user_id";
--> statement-breakpoint
DELETE FROM "item_notes" n USING "renamed_items" r, "item_notes" o
  WHERE n."item_id" = r."old" AND o."item_id" = r."new" AND o."user_id" = n."user_id";
--> statement-breakpoint
UPDATE "item_notes" n SET "item_id" = r."new" FROM "renamed_items" r WHERE n."item_id" = r."old";
