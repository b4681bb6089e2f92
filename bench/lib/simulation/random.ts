/** Seeded pseudo-random numbers: the same seed gives the same simulation. */

export interface Random {
  /** Uniform in [0, 1). */
  readonly uniform: () => number;
  /** Normally distributed with mean 0 and standard deviation 1. */
  readonly normal: () => number;
}

/** mulberry32 of Tommy Ettinger (public domain); `seed` is a 32-bit integer. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const uniform = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  // Box-Muller transform.
  const normal = () => Math.sqrt(-2 * Math.log(1 - uniform())) * Math.cos(2 * Math.PI * uniform());
  return { uniform, normal };
}
