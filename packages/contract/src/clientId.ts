import { z } from 'zod';

/** A UUID that a client makes, such as an idempotency key: in lower case, as the database returns it. */
export const clientIdSchema = z.uuid().toLowerCase();
