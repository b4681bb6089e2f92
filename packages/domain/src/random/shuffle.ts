/**
 * Deterministic pseudo-random order: every shuffle takes a seed, so that an attempt is reproducible and
 * testable. Callers generate the seed.
 */

/** Unsigned 32-bit integers from a seed (mulberry32 of Tommy Ettinger, public domain). */
function* randomIntegers(seed: number): Generator<number, never> {
  let state = seed >>> 0;
  for (;;) {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    yield (mixed ^ (mixed >>> 14)) >>> 0;
  }
}

/**
 * A new list with the same elements in an order that the seed determines, every order equally likely
 * (Fisher-Yates shuffle). `seed` is an unsigned 32-bit integer.
 */
export function shuffle<T>(items: readonly T[], seed: number): T[] {
  const random = randomIntegers(seed);
  const pool = [...items];
  const shuffled: T[] = [];
  while (pool.length > 0) shuffled.push(...pool.splice(random.next().value % pool.length, 1));
  return shuffled;
}

/** Derives a seed from a seed and a position, so that each question of an attempt has its own order. */
export function seedAt(seed: number, position: number): number {
  return randomIntegers((seed ^ Math.imul(position + 1, 0x9e3779b1)) >>> 0).next().value;
}

/** Derives a seed from a text, such as an id (FNV-1a hash). */
export function seedOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const char of text) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return hash;
}
