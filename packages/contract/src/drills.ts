/** Drills of cases and conjugation: skills, and runs of questions that are made up (packages/course/src/drills). */
import type { ExerciseItem } from '@ena/domain/exercise/kinds';
import { drillFormats, skills } from '@ena/domain/review/question';
import { persons } from '@ena/grammar/verb/features';
import { z } from 'zod';
import { endpoint } from './policy.ts';

/** How questions of a run are answered. */
export const drillModes = ['choose', 'type', 'say'] as const;
export type DrillMode = (typeof drillModes)[number];

const skillSchema = z.object({
  id: z.string(),
  title: z.string(),
  teaches: z.string().describe('what is to be known, in one or two sentences'),
  form: z.string(),
  example: z.object({ form: z.string(), gloss: z.string() }),
  topic: z.enum(['verbs', 'cases']),
  lesson: z.object({ title: z.string(), path: z.string() }).describe('the lesson that teaches it'),
  isLocked: z.boolean().describe('needs Premium'),
  answered: z.int().describe('of the latest answers'),
  wrong: z.int().describe('of these'),
});
export type DrillSkill = z.infer<typeof skillSchema>;

const verbSchema = z.object({
  id: z.string(),
  verbalNoun: z.string(),
  english: z.string(),
  isLocked: z.boolean().describe('needs Premium'),
});
export type DrilledVerb = z.infer<typeof verbSchema>;

/** A question: what is recorded of an answer to it, and the exercise item. */
const questionSchema = z.object({
  itemId: z.string().describe('the skill'),
  skill: z.enum(skills),
  format: z.enum(drillFormats),
  variant: z.string(),
  question: z.custom<ExerciseItem>((value) => typeof value === 'object' && value !== null),
});
export type DrillQuestion = z.infer<typeof questionSchema>;

/** Ids, separated by commas. */
const idList = z
  .string()
  .max(2000)
  .transform((text) => text.split(',').filter((id) => id !== ''))
  .optional();

export const drills = {
  list: endpoint({ access: 'learner', limit: { by: 'learner', max: 60, seconds: 60 }, errors: [] })
    .route({
      method: 'GET',
      path: '/drills',
      summary: 'The skills that drills have, and how the learner did',
    })
    .output(z.object({ skills: z.array(skillSchema), verbs: z.array(verbSchema) })),
  run: endpoint({ access: 'learner', limit: { by: 'learner', max: 60, seconds: 60 }, errors: [] })
    .route({
      method: 'GET',
      path: '/drills/run',
      summary: 'Questions of a run; none if the choice leaves nothing that the learner may open',
    })
    .input(
      z.object({
        mode: z.enum(drillModes),
        skills: idList.describe('all that are open, if absent'),
        verbs: idList,
        persons: z
          .string()
          .transform((text) => persons.filter((person) => text.split(',').includes(person)))
          .optional(),
        only: z.literal('weak').optional().describe('skills that the learner got wrong of late'),
        seed: z.coerce.number().int().min(0).max(0xffffffff),
      }),
    )
    .output(z.object({ questions: z.array(questionSchema) })),
};
