import { numeral, numeralParts } from '@ena/domain/georgian/numeral';
import type { PhraseSource } from '@ena/domain/lesson/phrase';
import type { WordSource } from '@ena/domain/lesson/word';

/** Word cards for the numbers from `first` on, one for each example; `numeral` makes their Georgian (D27). */
export const createNumberWords = (first: number, examples: readonly PhraseSource[]): WordSource[] =>
  examples.map((example, index) => {
    const value = first + index;
    const note = numeralParts(value);
    return {
      id: `number.${value}`,
      form: numeral(value),
      gloss: `${value}`,
      partOfSpeech: 'numeral',
      ...(note === '' ? {} : { note }),
      example,
    };
  });
