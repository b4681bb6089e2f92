import { entryKinds, maxQueryLength } from '@ena/domain/search/search';
import { z } from 'zod';
import { endpoint } from './policy.ts';

/** A search result, reduced to what the caller may see. */
export const foundSchema = z.object({
  id: z.string(),
  kind: z.enum(entryKinds),
  title: z.string().describe('in English: a title, or what a word means'),
  form: z.string().nullable().describe('in Georgian'),
  romanization: z.string().nullable().describe('of the form'),
  within: z.string().nullable().describe('title of the lesson or page that it is a part of'),
  path: z.string().describe('where it leads, with the place on the page'),
  lock: z.enum(['login', 'subscribe']).nullable().describe('what has to happen before it opens'),
  hidden: z.boolean().describe('something in it fits, and only those who may open it are told what'),
  clip: z.string().nullable().describe('name of the sound of the form, where the asker may hear it'),
});
export type Found = z.infer<typeof foundSchema>;

export const search = {
  query: endpoint({ access: 'visitor', limit: { by: 'address', max: 300, seconds: 60 }, errors: [] })
    .route({
      method: 'GET',
      path: '/search',
      summary: 'Lessons, words, quizzes, tips and pages that fit, the best first',
    })
    .input(
      z.object({
        q: z
          .string()
          .max(maxQueryLength)
          .refine((text) => text.trim() !== ''),
      }),
    )
    .output(z.object({ found: z.array(foundSchema) })),
};
