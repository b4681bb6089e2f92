let wasUsed = false;

/**
 * The seed of the quiz that this document was prerendered with (build.ts), so that its first attempt begins with the
 * question on screen; null if there is none, and from the second call on: later attempts have random seeds.
 */
export function takePrerenderedSeed(): number | null {
  const seed = document.getElementById('root')?.dataset['seed'];
  if (wasUsed || !seed) return null;
  wasUsed = true;
  return Number(seed);
}
