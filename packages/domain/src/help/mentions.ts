/** Normalizes case and apostrophes: phones type a curved apostrophe. */
const normalize = (text: string): string => text.normalize('NFC').replaceAll(/[’ʼ]/gu, "'").toLowerCase();

/**
 * Whether one of the texts contains the query, ignoring case (FAQ-02). An empty query
 * matches all.
 */
export function mentions(texts: readonly string[], query: string): boolean {
  const needle = normalize(query.trim());
  return texts.some((text) => normalize(text).includes(needle));
}
