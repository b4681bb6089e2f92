/** Mistakes to plant in the phrasebook. */
import type { Mistake } from './mistakes.ts';

const goodNight = '"form":"ღამე მშვიდობისა!","gloss":"Good night!"';

export const phraseMistakes: readonly Mistake[] = [
  [
    'a phrase without a punctuation mark at its end',
    goodNight,
    goodNight.replace('ა!', 'ა'),
    'phrase.good-night ends unlike a sentence, or unlike its translation',
  ],
  [
    'a phrase that ends otherwise in English',
    goodNight,
    goodNight.replace('night!', 'night.'),
    'phrase.good-night ends unlike a sentence, or unlike its translation',
  ],
  [
    'a phrase said twice',
    goodNight,
    goodNight.replace('ღამე', 'დილა'),
    'phrase.good-night says დილა მშვიდობისა! again',
  ],
  [
    'a phrase with the id of a word',
    '"id":"phrase.good-night"',
    '"id":"word.good-night"',
    'word.good-night is outside phrase.',
  ],
  [
    'a pattern without a place for a noun',
    '"form":"სად არის …?"',
    '"form":"სად არის?"',
    'pattern.where-is has not one place for a noun',
  ],
  [
    'a pattern with two places for a noun',
    '"gloss":"Where is the …?"',
    '"gloss":"Where is the … of the …?"',
    'pattern.where-is has not one place for a noun',
  ],
  [
    'advice that is no sentence',
    '"text":"Say შენ to one',
    '"text":"say შენ to one',
    'advice-you has a description that is no sentence',
  ],
  [
    'Latin in a phrase',
    goodNight,
    goodNight.replace('ღამე', 'ghame'),
    'phrase.good-night form "ghame მშვიდობისა!" is not all Georgian',
  ],
];
