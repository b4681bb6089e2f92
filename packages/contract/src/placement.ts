import type { ExerciseItem } from '@ena/domain/exercise/kinds';
import { maxPlacementQuestions } from '@ena/domain/review/placement';
import { z } from 'zod';
import { earnedSchema } from './achievements.ts';
import { responseSchema } from './answers.ts';
import { clientIdSchema } from './clientId.ts';
import { endpoint } from './policy.ts';
import { timeZoneSchema } from './progress.ts';
import { maxElapsedMs } from './limits.ts';

/** Placement: a few questions find out which pages of the course a learner knows already. */

/**
 * The groups of items in their order, each with all questions that it may be tested with, in order. A page can have several;
 * groups of one page or of packs are a series (`countSeries`), and follow each other.
 */
export interface PlacementTest {
  readonly pages: readonly {
    readonly title: string;
    readonly path: string;
    readonly questions: readonly { readonly itemId: string; readonly question: ExerciseItem }[];
  }[];
}

const placementInputSchema = z.object({
  id: clientIdSchema.describe('idempotency key; that of the questions'),
  answers: z
    .array(
      z.object({
        itemId: z.string().min(1).max(128),
        response: responseSchema.nullable().describe('null: the learner does not know'),
        elapsedMs: z.int().min(0).max(maxElapsedMs),
      }),
    )
    .min(1)
    .max(maxPlacementQuestions)
    .describe('to all questions of the placement, in the order in which they were asked'),
  answeredAt: z.iso.datetime(),
  timeZone: timeZoneSchema,
});
export type PlacementInput = z.infer<typeof placementInputSchema>;

const placementResultSchema = z.object({
  pages: z
    .array(z.object({ title: z.string(), path: z.string() }))
    .describe('pages of which all that was tested, or a part, is known'),
  letters: z.int().describe('letters that count as known'),
  words: z.int().describe('words, numbers and idioms that count as known'),
  earned: earnedSchema,
});
export type PlacementResult = z.infer<typeof placementResultSchema>;

const perMinute = (max: number) => ({ by: 'learner', max, seconds: 60 }) as const;

export const placement = {
  questions: endpoint({ access: 'learner', limit: perMinute(60), errors: [] })
    .route({ method: 'GET', path: '/placement', summary: 'All questions that a placement may ask' })
    .input(z.object({ id: clientIdSchema.describe('of a new placement') }))
    .output(z.custom<PlacementTest>((value) => typeof value === 'object' && value !== null)),
  finish: endpoint({ access: 'learner', limit: perMinute(60), errors: [] })
    .route({ method: 'POST', path: '/placement', summary: 'Mark what the answers prove known' })
    .input(placementInputSchema)
    .output(placementResultSchema),
  reset: endpoint({ access: 'learner', limit: perMinute(60), errors: [] })
    .route({ method: 'POST', path: '/placement/reset', summary: 'Take back what placements have marked' })
    .output(z.object({ removed: z.int().describe('items that are new again') })),
};
