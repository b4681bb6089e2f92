import type { ChoiceItem } from '@ena/domain/exercise/kinds/choice';
import type { Confusion } from '@ena/domain/review/confusions';
import { maxGroupLength } from '@ena/domain/ownWords/ownWord';
import { csvSeparators } from '@ena/domain/ownWords/csvSeparators';
import { formats, skills } from '@ena/domain/review/question';
import { ratings } from '@ena/domain/review/grade';
import type { ReviewStep } from '@ena/domain/review/reviewRunModel';
import {
  dayStartRange,
  maxNewPerDay,
  minutesPerReviewRun,
  moreNewItems,
  ownShares,
  retentionRange,
  weekdays,
} from '@ena/domain/review/settings';
import type { Lesson } from '@ena/domain/lesson/model';
import { type StudyItem, studyItemKinds } from '@ena/domain/lesson/studyItem';
import { z } from 'zod';
import { earnedSchema } from './achievements.ts';
import { responseSchema } from './answers.ts';
import { clientIdSchema } from './clientId.ts';
import { itemFilters, itemOrders, strengthFilters } from '@ena/domain/review/metItems';
import { bands } from '@ena/domain/review/strength';
import { knownSchema } from './known.ts';
import { maxElapsedMs, maxItemsPerChange, maxReviewsPerCall, maxVariantLength } from './limits.ts';
import { endpoint } from './policy.ts';
import { timeZoneSchema } from './progress.ts';

/**
 * Spaced review (Today): review runs, reviews and cards. A card is what a learner remembers of a course item in one
 * skill; it is due on a day of the learner's calendar.
 */

const itemId = z.string().min(1).max(128);
const skillSchema = z.enum(skills);
const cardKey = { itemId, skill: skillSchema };

/**
 * One answer in a review run. The server judges the response again. `id` is the idempotency key; a null response means
 * that the learner did not know.
 */
export const reviewSchema = z.object({
  id: clientIdSchema,
  ...cardKey,
  format: z.enum(formats),
  variant: z
    .string()
    .max(maxVariantLength)
    .optional()
    .describe('of a skill: names the question, which was made up'),
  response: responseSchema.nullable(),
  secondAttempt: z.boolean().describe('after a typo of one letter'),
  hintUsed: z.boolean(),
  acceptedByLearner: z.boolean().describe('the learner has overruled the verdict: I was right'),
  ownRating: z.union(ratings.map((rating) => z.literal(rating))).optional(),
  elapsedMs: z.int().min(0).max(maxElapsedMs),
  answeredAt: z.iso.datetime(),
  timeZone: timeZoneSchema,
});
export type Review = z.infer<typeof reviewSchema>;

/** An item of the course, or an own word, in a review run; `clip` is null where there is no audio. */
export interface ReviewRunItem
  extends Omit<
    StudyItem,
    | 'clip'
    | 'group'
    | 'soundText'
    | 'lookAlikes'
    | 'nearSynonyms'
    | 'acceptedForms'
    | 'acceptedGlosses'
    | 'verbPronouns'
    | 'forms'
  > {
  readonly clip: string | null;
  /** Title and path of the page that teaches it. */
  readonly source: { readonly title: string; readonly path: string };
  /** The learner's own note, for after the answer. */
  readonly personalNote?: string;
  /** What the words of its example mean. */
  readonly glossary?: Lesson['glossary'];
  /** How often it was forgotten, if it is difficult (`isDifficult`). */
  readonly lapses?: number;
}
/** `items` has each item that a step names. */
export interface ReviewRun {
  /** The learner’s date, and the reviews that were recorded on it when the run was planned: tells when it is outdated. */
  readonly day: string;
  readonly reviewsToday: number;
  readonly steps: readonly ReviewStep[];
  readonly items: Readonly<Record<string, ReviewRunItem>>;
}

export const reviewSettingsSchema = z.object({
  retention: z.int().min(retentionRange.min).max(retentionRange.max).describe('desired retention in percent'),
  newPerDay: z.int().min(0).max(maxNewPerDay).describe('new items per day'),
  minutes: z.literal(minutesPerReviewRun).describe('per review run'),
  ownRatings: z.boolean().describe('the learner rates right answers: hard, good, easy'),
  ownShare: z.literal(ownShares).describe('share of own words among new items, in percent'),
  easyDays: z
    .array(z.literal(weekdays))
    .max(weekdays.length)
    .describe('days of the week with fewer reviews; 0 is Monday'),
  dayStart: z
    .int()
    .min(dayStartRange.min)
    .max(dayStartRange.max)
    .describe('the hour at which a day of reviews begins'),
});
export type ReviewSettings = z.infer<typeof reviewSettingsSchema>;

export const reviewSummarySchema = z.object({
  due: z.int().describe('cards due today or earlier'),
  newItems: z.int().describe('items that can still be introduced today'),
  dueTomorrow: z.int().describe('cards due tomorrow or earlier, if nothing is reviewed until then'),
  newTomorrow: z.int().describe('items that can be introduced tomorrow'),
  moreNew: z.int().describe('items that can be introduced today on request, beyond `newItems`'),
  today: z.iso.date().describe("in the learner's time zone"),
  reviewsToday: z.int().describe('answers in review runs'),
  minutesToday: z.int(),
  streak: z.int().describe('days'),
  freezes: z.int().describe('days that the streak can still miss'),
  cards: z.int().describe('all cards that are not suspended'),
  weak: z.int().describe('items that were forgotten, or are by now, or again and again'),
  placed: z.int().describe('cards that a placement has marked as known, not reviewed since'),
  knownLessons: z.array(z.string()).describe('paths of the lessons that a placement has marked as known'),
  known: knownSchema,
  pausedSince: z.iso.date().nullable(),
  fit: z
    .object({
      kind: z
        .enum(['collecting', 'usual', 'fitted'])
        .describe('too few reviews to compare, usual intervals, or those that fit the learner'),
      reviews: z.int().describe('all so far; if fitted, those that were used'),
      since: z.iso.date().nullable().describe('not null: fitted on this day'),
    })
    .describe('whether intervals are fitted to the learner'),
  settings: reviewSettingsSchema,
});
export type ReviewSummary = z.infer<typeof reviewSummarySchema>;

export const cardSchema = z.object({
  skill: skillSchema,
  recall: z
    .int()
    .min(0)
    .max(100)
    .describe('probability of recall today, in percent; 0 before the first review'),
  stability: z.number().describe('days until the probability of recall has fallen to 90 percent'),
  due: z.iso.date(),
  reps: z.int(),
  lapses: z.int(),
  state: z.enum(['active', 'buried', 'suspended']),
});
export type Card = z.infer<typeof cardSchema>;

export const metItemSchema = z.object({
  itemId: z.string(),
  kind: z.enum(studyItemKinds),
  form: z.string(),
  gloss: z.string(),
  romanization: z.string(),
  clip: z.string().nullable(),
  image: z.string().optional().describe('name of the picture that shows it'),
  source: z.object({ title: z.string(), path: z.string() }),
  personalNote: z.string().nullable().describe("the learner's own note"),
  own: z
    .object({ sentence: z.string(), translation: z.string(), groups: z.array(z.string()) })
    .nullable()
    .describe('not null: an own word of the learner, with its sentence and its groups'),
  cards: z.array(cardSchema).describe('none: an own word that was not asked yet'),
});
export type MetItem = z.infer<typeof metItemSchema>;

export const metItemsSchema = z.object({
  today: z.iso.date().describe("in the learner's time zone"),
  pausedSince: z.iso.date().nullable(),
  total: z.int().nullable().describe('items that the search and the filters find; null after the first page'),
  next: z.string().nullable().describe('`after` of the next page; null: this is the last one'),
  items: z.array(metItemSchema),
});
export type MetItems = z.infer<typeof metItemsSchema>;

export const wordsOverviewSchema = z.object({
  today: z.iso.date().describe("in the learner's time zone"),
  pausedSince: z.iso.date().nullable(),
  total: z.int().describe('own words, and everything that the learner has met'),
  own: z.int().describe('own words'),
  strengths: z.record(z.enum(bands), z.int()).describe('how many items that were asked are so strong'),
  forecast: z
    .array(z.object({ day: z.iso.date(), cards: z.int() }))
    .describe('cards due per day, from today'),
  kinds: z.array(z.enum(itemFilters)).describe('those of which there are items'),
  groups: z.array(z.object({ name: z.string(), words: z.int() })).describe('of own words, by name'),
});
export type WordsOverview = z.infer<typeof wordsOverviewSchema>;

export const pastReviewSchema = z.object({
  id: z.string(),
  skill: skillSchema,
  format: z
    .enum([...formats, 'lesson', 'placement'])
    .describe('`lesson`: answered in a lesson or quiz; `placement`: marked as known'),
  correct: z.boolean(),
  day: z.iso.date(),
  counted: z.boolean().describe('false: before the card was reset'),
});
export type PastReview = z.infer<typeof pastReviewSchema>;

const recalled = {
  reviews: z.int().describe('of cards that were reviewed on an earlier day'),
  recalled: z.int().min(0).max(100).describe('percent'),
  predicted: z.int().min(0).max(100).describe('by the scheduler, in percent'),
};
export const curveSchema = z.object({
  retention: reviewSettingsSchema.shape.retention,
  ...recalled,
  points: z
    .array(
      z.object({
        from: z.int().describe('days since the last review'),
        to: z.int().nullable(),
        ...recalled,
      }),
    )
    .readonly()
    .describe('ranges of days with enough reviews; none: too few reviews'),
});
export type Curve = z.infer<typeof curveSchema>;

/** Two letters that the learner mixes up, or many learners do (`times` is 0), with questions that tell them apart. */
export interface ConfusedLetters extends Confusion {
  readonly items: readonly ChoiceItem[];
}

/** `bury`: not before tomorrow. `rest`: not for a week. `suspend`: not until resumed. `reset`: as if it had never been reviewed. */
export const cardActions = ['bury', 'rest', 'suspend', 'resume', 'reset'] as const;
export type CardAction = (typeof cardActions)[number];

/** `csv`: for spreadsheets; `apkg`: for Anki, with audio. */
export const exportFormats = ['csv', 'apkg'] as const;
export type ExportFormat = (typeof exportFormats)[number];
/** What separates the cells of a CSV file. Excel splits lines at the list separator of its country. */
/** The more a request costs the server for a learner with thousands of words, the fewer there may be. */
const perMinute = (max: number) => ({ by: 'learner', max, seconds: 60 }) as const;

export const reviews = {
  session: endpoint({ access: 'learner', limit: perMinute(30), errors: [] })
    .route({
      method: 'GET',
      path: '/reviews/session',
      summary:
        'A review run: due cards and new items, in order; of a run that was left today, what is left of it; or weak cards, whether they are due or not',
    })
    .input(
      z.object({
        chooseOnly: z.stringbool().optional().describe('without questions whose answer is typed'),
        only: z.literal('weak').optional(),
        more: z.coerce
          .number()
          .int()
          .min(0)
          .max(moreNewItems)
          .default(0)
          .describe('new items beyond those of the day, on request'),
      }),
    )
    .output(z.custom<ReviewRun>((value) => typeof value === 'object' && value !== null)),
  record: endpoint({ access: 'learner', limit: perMinute(300), errors: [] })
    .route({ method: 'POST', path: '/reviews', summary: 'Record the answers of a review run' })
    .input(z.object({ reviews: z.array(reviewSchema).min(1).max(maxReviewsPerCall) }))
    .output(
      z.object({
        recorded: z.int().describe('reviews that were not recorded before'),
        rejected: z.array(z.string()).describe('ids of reviews of items that the learner may not open'),
        completed: z.array(z.string()).describe('lessons of which the last item became known'),
        earned: earnedSchema,
      }),
    ),
  summary: endpoint({ access: 'learner', limit: perMinute(120), errors: [] })
    .route({ method: 'GET', path: '/reviews/summary', summary: 'What is due, and the settings' })
    .output(reviewSummarySchema),
  settings: endpoint({ access: 'learner', limit: perMinute(60), errors: [] })
    .route({ method: 'PATCH', path: '/reviews/settings', summary: 'Change settings, pause or continue' })
    .input(reviewSettingsSchema.partial().extend({ paused: z.boolean().optional() }))
    .output(reviewSummarySchema),
  items: endpoint({ access: 'learner', limit: perMinute(240), errors: [] })
    .route({
      method: 'GET',
      path: '/reviews/items',
      summary: 'A page of everything that the learner has met or added, with its cards',
    })
    .input(
      z.object({
        search: z.string().max(200).optional(),
        kind: z.enum(itemFilters).optional(),
        strength: z.enum(strengthFilters).optional(),
        group: z.string().max(maxGroupLength).optional(),
        order: z.enum(itemOrders).optional().describe('weakest first, if absent'),
        after: z
          .string()
          .regex(/^-?\d{1,9}\.\d{1,10}$/u)
          .optional()
          .describe('`next` of the page before'),
      }),
    )
    .output(metItemsSchema),
  overview: endpoint({ access: 'learner', limit: perMinute(60), errors: [] })
    .route({
      method: 'GET',
      path: '/reviews/overview',
      summary: 'How well everything is remembered, what is due when, and what the list can be filtered by',
    })
    .output(wordsOverviewSchema),
  pauseItems: endpoint({ access: 'learner', limit: perMinute(120), errors: [] })
    .route({
      method: 'POST',
      path: '/reviews/items/pause',
      summary: 'Suspend or resume all cards of items; a new own word is not introduced while it is suspended',
    })
    .input(z.object({ itemIds: z.array(itemId).min(1).max(maxItemsPerChange), paused: z.boolean() }))
    .output(z.object({ ok: z.literal(true) })),
  history: endpoint({ access: 'learner', limit: perMinute(120), errors: ['UNKNOWN_UNIT'] })
    .route({
      method: 'GET',
      path: '/reviews/history',
      summary: 'The latest reviews of an item, newest first',
    })
    .input(z.object({ itemId }))
    .output(z.object({ reviews: z.array(pastReviewSchema) })),
  download: endpoint({
    access: 'learner',
    limit: { by: 'learner', max: 20, seconds: 3600 },
    errors: [],
    raw: true,
  })
    .route({
      method: 'GET',
      path: '/reviews/export/{format}',
      summary: 'Everything that the learner has met or added, as a file: CSV, or an Anki package with audio',
    })
    .input(z.object({ format: z.enum(exportFormats), separator: z.enum(csvSeparators).default('comma') }))
    .output(z.string()),
  curve: endpoint({ access: 'learner', limit: perMinute(20), errors: [] })
    .route({
      method: 'GET',
      path: '/reviews/curve',
      summary: 'How much was recalled after how many days, and how much was predicted',
    })
    .output(curveSchema),
  confusions: endpoint({ access: 'learner', limit: perMinute(20), errors: [] })
    .route({
      method: 'GET',
      path: '/reviews/confusions',
      summary: 'The letters that the learner mixes up most, with questions',
    })
    .output(
      z.object({
        pairs: z.array(z.custom<ConfusedLetters>((value) => typeof value === 'object' && value !== null)),
      }),
    ),
  changeCard: endpoint({ access: 'learner', limit: perMinute(120), errors: ['UNKNOWN_UNIT'] })
    .route({ method: 'POST', path: '/reviews/cards', summary: 'Bury, rest, suspend, resume or reset a card' })
    .input(z.object({ ...cardKey, action: z.enum(cardActions) }))
    .output(z.object({ card: cardSchema })),
};
