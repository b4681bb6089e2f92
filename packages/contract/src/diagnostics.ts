import { z } from 'zod';
import { endpoint } from './policy.ts';

/**
 * Endpoints of /database-test, called one after the other (requirements DBT-03 to DBT-13; decision 0027). A
 * response reports success and never returns stored data; an error response has only its code (DBT-15).
 */
export const diagnostics = {
  /** Public and reads the database, so it is rate-limited by client address. */
  connection: endpoint({ access: 'visitor', limit: { by: 'address', max: 60, seconds: 300 }, errors: [] })
    .route({ method: 'GET', path: '/diagnostics/connection', summary: 'Does the database answer?' })
    .output(z.object({ database: z.string().describe('kind of database, without its address') })),
  authentication: endpoint({
    access: 'learner',
    limit: { by: 'learner', max: 60, seconds: 60 },
    errors: [],
  })
    .route({
      method: 'GET',
      path: '/diagnostics/authentication',
      summary: 'Is the learner known, and the profile there?',
    })
    .output(z.object({ profileFound: z.boolean(), isAdmin: z.boolean() })),
  data: endpoint({
    access: 'learner',
    limit: { by: 'learner', max: 30, seconds: 60 },
    errors: [],
  })
    .route({
      method: 'POST',
      path: '/diagnostics/data',
      summary: 'Read a progress record of the learner, write a test record and delete it again',
    })
    .output(z.object({ ok: z.literal(true) })),
};
