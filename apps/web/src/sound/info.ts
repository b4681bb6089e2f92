import { api } from '../lib/client.ts';
import { createResource } from '../lib/resource.ts';

/** Host of the clips, and which contrasts they reproduce; requested once. */
export const soundInfo = createResource(() => api.sound.info());
