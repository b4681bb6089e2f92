import { z } from 'zod';
import { endpoint } from './policy.ts';

/** Origin and properties of the audio clips (decision D15), which are at `{url}/audio/{name}.mp3`. */
export const soundSchema = z.object({
  url: z.string().describe('origin of the clips, without a slash at the end; empty for this server'),
  version: z.string().describe('version of the clips, part of their URL, so that they can be cached forever'),
  contrasts: z
    .array(z.string())
    .describe('pairs of letters such as კ/ქ whose difference is audible in the clips'),
  synthetic: z.boolean().describe('a speech engine made the clips, and the page says so'),
});
export type SoundInfo = z.infer<typeof soundSchema>;

export const sound = {
  info: endpoint({ access: 'visitor', limit: 'unlimited', errors: [] })
    .route({ method: 'GET', path: '/sound', summary: 'Origin and properties of the clips' })
    .output(soundSchema),
};
