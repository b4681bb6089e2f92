/** One spelling for what people type and what texts say: phones write a curved apostrophe. */
const plain = (text: string): string => text.normalize('NFC').replaceAll(/[’ʼ]/gu, "'").toLowerCase();

/**
 * Whether what is looked for stands in one of the texts, in whatever case (document 3, section 5; FAQ-02).
 * Nothing looked for stands in all.
 */
export function mentions(texts: readonly string[], wanted: string): boolean {
  const looked = plain(wanted.trim());
  return looked === '' || texts.some((text) => plain(text).includes(looked));
}
