/** A seed for one attempt: a random unsigned 32-bit integer. */
export const randomSeed = (): number => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
