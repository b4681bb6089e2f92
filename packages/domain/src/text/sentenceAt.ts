/** A sentence and what it means. */
export interface Sentence {
  readonly text: string;
  readonly translation: string | undefined;
}

const betweenSentences = /(?<=[.!?…]["“”»]?)\s+/u;

/**
 * The sentence of a text that has the character at an index, with its translation; the whole text if it is not clear
 * which sentence of the translation belongs to it.
 */
export function sentenceAt(text: string, translation: string | undefined, at: number): Sentence {
  const sentences = text.split(betweenSentences);
  const translations = translation?.split(betweenSentences) ?? [];
  let end = 0;
  const index = sentences.findIndex((sentence) => {
    end = text.indexOf(sentence, end) + sentence.length;
    return at < end;
  });
  const sentence = sentences[index];
  return sentence !== undefined && sentences.length === translations.length
    ? { text: sentence, translation: translations[index] }
    : { text, translation };
}
