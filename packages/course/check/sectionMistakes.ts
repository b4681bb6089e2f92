/** Mistakes to plant in dialogues, texts, tables, prompts and tips. */
import type { Mistake } from './mistakes.ts';

export const sectionMistakes: readonly Mistake[] = [
  [
    'a table row that lacks a form',
    '{"form":"მე","gloss":"me","lemma":"მე"},',
    '',
    'pronouns has 3 forms in the row First person singular',
  ],
  [
    'a composition with an answer key',
    '"kind":"compose","id":"writing.basic.5"',
    '"kind":"type-answer","answers":["მე"],"id":"writing.basic.5"',
    'basic writing.basic.5 is a composition judged as type-answer',
  ],
  [
    'a composition without a model answer',
    '"modelAnswer":{"form":"გამარჯობა! მე ანა',
    '"model":{"form":"გამარჯობა! მე ანა',
    'basic writing.basic.5 has no model answer',
  ],
  [
    'an empty text accepted',
    '"longerThan":5,"mustContainSpace":true,"hint":"ვარ is',
    '"longerThan":0,"mustContainSpace":true,"hint":"ვარ is',
    'writing.basic.5 accepts any text',
  ],
  [
    'a line without a speaker',
    '{"speaker":"Anna",',
    '{"speaker":"",',
    'conversations.greetings.new-neighbor has 2 questions, or a line without a speaker',
  ],
  [
    'a word in a dialogue that nothing explains',
    'მე ანა მქვია.',
    'მე მაკა მქვია.',
    'conversations does not explain მაკა',
  ],
  [
    'an explanation of a word that is not there',
    '"glossary":{"აბა"',
    '"glossary":{"აბაა":{"lemma":"აბა","gloss":"x"},"აბა"',
    'conversations explains აბაა, which is in none of its texts',
  ],
  [
    'an inflected form without its name',
    '"gloss":"by bus","note":"instrumental"',
    '"gloss":"by bus"',
    'conversations does not say which form ავტობუსით is',
  ],
  [
    'an empty meaning',
    '"gloss":"by bus","note":"instrumental"',
    '"gloss":"","note":"instrumental"',
    'conversations explains ავტობუსით by nothing',
  ],
  [
    'a tip of another category',
    '"id":"tip.general.polite-t","category":"general"',
    '"id":"tip.general.polite-t","category":"reading"',
    'tips has 4 of the category general',
  ],
  [
    'a tip whose id names another category',
    '"id":"tip.general.polite-t","category":"general"',
    '"id":"tip.general.polite-t","category":"reading"',
    'tip.general.polite-t is outside tip.reading',
  ],
  ['a tip cut short', 'add the თ."', 'add the თ"', 'tip.general.polite-t is no sentence'],
  [
    'two tips with one title',
    '"title":"Count by twenties"',
    '"title":"Father is მამა"',
    'tip.vocabulary.twenties is the second one called "Father is მამა"',
  ],
  [
    'two tips with one id',
    '"id":"tip.writing.comma"',
    '"id":"tip.writing.keyboard"',
    'tip.writing.keyboard is the id of two things',
  ],
  [
    'Latin letters of another system in a tip',
    'clap once for each vowel',
    "clap once, k'at'aa, for each vowel",
    "tip.speaking.full-vowels writes k'at'aa, which no Georgian text around it gives",
  ],
];
