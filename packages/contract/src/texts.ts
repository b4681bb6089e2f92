/** Readings and dialogues: what a learner can read of each. Their bodies are among those of the course (course.ts). */
import { z } from 'zod';
import { endpoint } from './policy.ts';

const textSchema = z.object({
  id: z.string(),
  percent: z.int().describe('of its running words, how many the learner knows'),
  isDone: z.boolean().describe('each of its questions was answered right'),
});
export type TextProgress = z.infer<typeof textSchema>;

export const texts = {
  list: endpoint({ access: 'learner', limit: { by: 'learner', max: 120, seconds: 60 }, errors: [] })
    .route({ method: 'GET', path: '/texts', summary: 'The texts in their order, and what of them is known' })
    .output(z.object({ texts: z.array(textSchema) })),
};
