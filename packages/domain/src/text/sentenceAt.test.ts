import { expect, it } from 'vitest';
import { sentenceAt } from './sentenceAt.ts';

const text = 'მე ვარ ანა. „კარგი?“ ჰო!';

it.each([
  ['a character of a sentence', text.indexOf('კარგი'), 'I am Ana. “Good?” Yes!', '„კარგი?“', '“Good?”'],
  ['the first character', 0, 'I am Ana. “Good?” Yes!', 'მე ვარ ანა.', 'I am Ana.'],
  ['the last character', text.length - 1, 'I am Ana. “Good?” Yes!', 'ჰო!', 'Yes!'],
  ['a translation with fewer sentences', 0, 'I am Ana, good? Yes!', text, 'I am Ana, good? Yes!'],
  ['no translation', 0, undefined, text, undefined],
])('finds the sentence of %s', (_, at, translation, sentence, meaning) => {
  expect(sentenceAt(text, translation, at)).toEqual({ text: sentence, translation: meaning });
});
