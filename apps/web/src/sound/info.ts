import { api } from '../platform/client.ts';
import { createResource } from '../platform/resource.ts';

/** Host of the clips, and which contrasts they reproduce; requested once. */
export const soundInfo = createResource(() => api.sound.info());
