/** Mistakes to plant in the path. */
import type { Mistake } from './mistakes.ts';

export const pathMistakes: readonly Mistake[] = [
  [
    'an item that no page teaches',
    '"phrase.cheers","word.wine"',
    '"phrase.cheer","word.wine"',
    'phrase.cheer is taught nowhere',
  ],
  ['an item left out', '"phrase.cheers","word.wine"', '"word.wine"', 'phrase.cheers is not on the path'],
  [
    'an item in two steps',
    '"phrase.cheers","word.wine"',
    '"phrase.cheers","word.hello"',
    'word.hello is on the path twice',
  ],
  [
    'an item that has the card of another',
    '"phrase.cheers","word.wine"',
    '"phrase.hello","word.wine"',
    'phrase.hello has the card of word.hello',
  ],
  [
    'a word before its letters',
    '"word.father","letter.doni","word.sister"',
    '"word.father","word.sister","letter.doni"',
    'word.sister comes before its letters დ',
  ],
  [
    'a word learned by sound whose letters are known',
    '"readBySound":["word.hello"',
    '"readBySound":["word.tea"',
    'word.tea can be read, and need not be learned by sound',
  ],
  ['two steps with one id', '"id":"how-are-you"', '"id":"first-words"', 'first-words is the id of two steps'],
  [
    'two steps with one title',
    '"title":"How are you?"',
    '"title":"First words"',
    'how-are-you has the title First words again',
  ],
  [
    'too small a step',
    '"items":["number.11"',
    '"items":["number.11"],"x":["number.11"',
    'eleven-to-twenty has 1 items',
  ],
  ['too many numbers', '"word.change","word.size"', '"word.change","number.70"', 'path has 26 numbers'],
  [
    'an item with the card of another form',
    '"id":"phrase.hello","kind":"phrase","group":"greetings","form":"გამარჯობა!"',
    '"id":"phrase.hello","kind":"phrase","group":"greetings","form":"სალამი!"',
    'phrase.hello is another form than word.hello',
  ],
  [
    'a word that is taught again elsewhere',
    '"id":"phrase.cheap","kind":"phrase","group":"shopping","form":"იაფია.","gloss":"It is cheap."',
    '"id":"phrase.cheap","kind":"phrase","group":"shopping","form":"იაფი.","gloss":"Cheap."',
    'phrase.cheap means the same as word.cheap, and has another card',
  ],
];
