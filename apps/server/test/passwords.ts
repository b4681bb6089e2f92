/** Fast password hashing for tests, thousands of times cheaper, with hashes of the same format. */
import { createScrypt } from '../src/identity/passwords.ts';

export const fastHashing = createScrypt(2);
