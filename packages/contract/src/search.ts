import { entryKinds, maxQueryLength } from '@ena/domain/search/search';
import { z } from 'zod';
import { endpoint } from './policy.ts';

/** A search result, reduced to what the caller may see. */
export const foundSchema = z.object({
  id: z.string(),
  kind: z.enum([...entryKinds, 'form']).describe('form: the query is a form of this word'),
  title: z.string().describe('in English: a title, or what a word or form means'),
  form: z.string().nullable().describe('in Georgian'),
  romanization: z.string().nullable().describe('of the form'),
  explanation: z.string().nullable().describe('which form it is, such as `genitive of წყალი`'),
  within: z.string().nullable().describe('title of the lesson or page that it is a part of'),
  path: z.string().describe('URL path with fragment'),
  lock: z
    .enum(['login', 'subscribe'])
    .nullable()
    .describe('required step before it opens; `subscribe` includes the log-in'),
  hidden: z.boolean().describe('something in it matches, but is hidden from this caller'),
  clip: z.string().nullable().describe('name of the clip of the form, if this caller may play it'),
});
export type Found = z.infer<typeof foundSchema>;

export const search = {
  query: endpoint({ access: 'visitor', limit: { by: 'address', max: 300, seconds: 60 }, errors: [] })
    .route({
      method: 'GET',
      path: '/search',
      summary: 'Matching lessons, words, quizzes, tips and pages, the best first',
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
