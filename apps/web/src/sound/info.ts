import { api } from '../lib/client.ts';
import { createResource } from '../lib/resource.ts';

/** Where the clips come from and what they carry; asked of the server once. */
export const soundInfo = createResource(() => api.sound.info());
