/** A seed for one attempt: an unsigned 32-bit integer from the browser's own source of chance. */
export const randomSeed = (): number => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
