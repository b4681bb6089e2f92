/**
 * The verbs that drills use, with what they are used with: objects and places that make sense with them, and the English
 * of both. The forms come from the grammar engine.
 */
import { conjugateEnglish, type EnglishVerb } from '@ena/grammar/verb/english';
import type { Screeve, VerbCategory } from '@ena/grammar/verb/features';
import type { NounFeatures } from '../grammarForms.ts';

/** What a verb is used with. */
export type Complement =
  /** A noun in the case that the verb form asks for, or in this one; `english` with its article. */
  | {
      readonly lemma: string;
      readonly english: string;
      readonly form?: NounFeatures;
      readonly isFree?: boolean;
    }
  /** Words that stay as they are, such as a place. */
  | { readonly words: string; readonly english: string };

/** `daily`: said with "every day"; `now`: with "now" and "at that time". */
export const habits = ['daily', 'now'] as const;
export type Habit = (typeof habits)[number];

export interface DrillVerb {
  /** Its id in the lexicon of the engine. */
  readonly id: string;
  readonly english: EnglishVerb;
  /** None: the verb stands alone. */
  readonly complements: readonly Complement[];
  readonly habits: readonly Habit[];
  /** Screeves and moods in which drills use it. */
  readonly screeves: ReadonlySet<VerbCategory>;
  /** One does not say "I am living": no progressive. */
  readonly isState: boolean;
  /** Children do not do it. */
  readonly isForAdults: boolean;
}

const used = [
  'present',
  'imperfect',
  'future',
  'conditional',
  'aorist',
  'optative',
  'imperative',
  'perfect',
  'pluperfect',
] as const satisfies readonly (Screeve | 'imperative')[];
export type UsedScreeve = (typeof used)[number];

/** `წერილი=a letter` is a noun in the right case, `სახლში~home` stays as it is. */
function parseComplement(text: string): Complement {
  const [lemma = '', noun] = text.split('=');
  if (noun !== undefined) return { lemma, english: noun };
  const [words = '', english = ''] = text.split('~');
  return { words, english };
}

interface Options {
  readonly habits?: readonly Habit[];
  readonly only?: readonly UsedScreeve[];
  readonly not?: readonly UsedScreeve[];
  readonly isState?: true;
  readonly isForAdults?: true;
}

/** `english`: the base form; complements separated by semicolons. */
function verb(
  id: string,
  english: string,
  complements: string,
  { only = used, not = [], habits: said = habits, isState, isForAdults }: Options = {},
): DrillVerb {
  return {
    id,
    english: conjugateEnglish(english),
    complements: complements === '' ? [] : complements.split('; ').map(parseComplement),
    habits: said,
    screeves: new Set(only.filter((screeve) => !not.includes(screeve))),
    isState: isState === true,
    isForAdults: isForAdults === true,
  };
}

const now = { habits: ['now'] } as const;

/** Actions, in the order of their use: the first ten are free in the present. */
export const actionVerbs: readonly DrillVerb[] = [
  verb('eat', 'eat', 'პური=bread; ვაშლი=an apple; ხაჭაპური=khachapuri; თევზი=fish'),
  verb('drink', 'drink', 'წყალი=water; ჩაი=tea; ყავა=coffee; რძე=milk'),
  verb('read', 'read', 'წიგნი=a book; წერილი=a letter; გაზეთი=a newspaper'),
  verb('buy', 'buy', 'პური=bread; ყველი=cheese; წიგნი=a book; ბილეთი=a ticket'),
  verb('learn', 'learn', 'ლექსი=a poem; სიმღერა=a song; სიტყვა=a word'),
  verb('work', 'work', 'ბანკში~in a bank; სკოლაში~in a school; რესტორანში~in a restaurant; სახლში~at home', {
    isForAdults: true,
  }),
  verb('speak', 'speak', 'ქართულად~Georgian; ინგლისურად~English'),
  verb('live', 'live', 'თბილისში~in Tbilisi; ბათუმში~in Batumi; სოფელში~in a village', {
    ...now,
    only: ['present', 'imperfect', 'future', 'conditional'],
    isState: true,
  }),
  verb('write', 'write', 'წერილი=a letter; ლექსი=a poem'),
  verb('do', 'make', 'ყავა=coffee; ჩაი=tea; სალათი=a salad'),
  verb('draw', 'draw', 'სახლი=a house; ცხენი=a horse; ყვავილი=a flower'),
  verb('open', 'open', 'კარი=the door; ფანჯარა=the window; მაღაზია=the shop'),
  verb('close', 'close', 'კარი=the door; ფანჯარა=the window; მაღაზია=the shop'),
  verb('notice', 'see', 'ზღვა=the sea; მატარებელი=the train; ძაღლი=the dog', {
    only: ['present', 'imperfect'],
    habits: ['daily'],
    isState: true,
  }),
  verb('see', 'see', 'ფილმი=the film; ქალაქი=the city; ზღვა=the sea', {
    not: ['present', 'imperfect', 'imperative'],
  }),
  verb('wash-laundry', 'wash', 'ჭურჭელი=the dishes; პერანგი=a shirt'),
  verb('tidy', 'tidy', 'ოთახი=the room; სახლი=the house'),
  verb('prepare', 'prepare', 'საუზმე=breakfast; ვახშამი=dinner; სალათი=a salad'),
  verb('send', 'send', 'წერილი=a letter; საჩუქარი=a gift; ფული=money', now),
  verb('translate', 'translate', 'წერილი=a letter; ტექსტი=a text; ლექსი=a poem', {
    isForAdults: true,
  }),
  verb('sell', 'sell', 'ყველი=cheese; ხილი=fruit; თევზი=fish', {
    isForAdults: true,
    not: ['perfect', 'pluperfect', 'imperative'],
  }),
  verb('slice', 'slice', 'პური=the bread; ხორცი=the meat; ყველი=the cheese', {
    ...now,
    isForAdults: true,
  }),
  verb('fry', 'fry', 'ხორცი=the meat; თევზი=the fish; კვერცხი=an egg', {
    ...now,
    isForAdults: true,
  }),
  verb('choose', 'choose', 'საჩუქარი=a gift; წიგნი=a book', now),
  verb('pay', 'pay', 'ანგარიში=the bill', {
    ...now,
    isForAdults: true,
  }),
  verb('begin', 'begin', 'გაკვეთილი=the lesson', { ...now }),
  verb('finish', 'finish', 'გაკვეთილი=the lesson; წერილი=the letter', {
    ...now,
  }),
  verb('sing', 'sing', 'სიმღერა=a song'),
  verb('play', 'play', 'ფეხბურთი=football'),
  verb('dance', 'dance', '', { not: ['perfect'] }),
  verb('rest', 'rest', 'სახლში~at home; სოფელში~in a village'),
  verb('swim', 'swim', 'ზღვაში~in the sea'),
  verb('have-breakfast', 'have breakfast', 'სახლში~at home; რესტორანში~in a restaurant'),
  verb('have-supper', 'have dinner', 'სახლში~at home; რესტორანში~in a restaurant'),
  verb('listen', 'listen', 'მუსიკა=to music; სიმღერა=to a song', {
    not: ['perfect', 'pluperfect'],
  }),
  verb('watch', 'watch', 'ფილმი=a film; ტელევიზორი=television', {
    not: ['perfect', 'pluperfect'],
  }),
  verb('go', 'go', 'სახლში~home; სკოლაში~to school; პარკში~to the park'),
  verb('come', 'come', 'სახლში~home; სკოლაში~to school'),
  verb('come-back', 'come back', 'სახლში~home; თბილისში~to Tbilisi; სოფელში~to the village'),
  verb('stay', 'stay', 'სახლში~at home; სოფელში~in the village', {
    habits: ['daily'],
    not: ['perfect'],
  }),
];

/** To be somewhere. */
export const beVerb: DrillVerb = {
  ...verb('be', 'be', '', { habits: [], only: ['present'] }),
  isState: true,
};

/** Verbs whose present is free. */
export const freeVerbs: ReadonlySet<string> = new Set(actionVerbs.slice(0, 10).map(({ id }) => id));

/** Verbs of feeling and having: their subject is a dative, what is liked or had a nominative. */
export const feelingVerbs: readonly DrillVerb[] = [
  verb('want', 'want', 'წყალი=water; ჩაი=tea; ვაშლი=an apple; ბილეთი=a ticket', {
    ...now,
  }),
  verb('love', 'love', 'მუსიკა=music; ზღვა=the sea; თბილისი=Tbilisi; ხაჭაპური=khachapuri', {
    habits: [],
  }),
  verb('like', 'like', 'წიგნი=the book; ფილმი=the film; ქალაქი=the city; სახლი=the house', {
    habits: [],
  }),
  verb('have', 'have', 'წიგნი=a book; ბილეთი=a ticket; ფული=money; სახლი=a house', {
    habits: [],
    isForAdults: true,
  }),
  verb('have-person', 'have', 'ძაღლი=a dog; კატა=a cat; მეგობარი=a friend', {
    habits: [],
  }),
  verb('need', 'need', 'ფული=money; ბილეთი=a ticket; მანქანა=a car; დრო=time', {
    ...now,
    isForAdults: true,
  }),
].map((one) => ({ ...one, isState: true }));

/** What one does to somebody: "me" and "you" are marked in the verb. The preposition belongs to the English verb. */
export const personVerbs: readonly DrillVerb[] = [
  verb('look-for', 'look for', '', now),
  verb('call-somebody', 'call', ''),
  verb('help', 'help', ''),
  verb('wait', 'wait for', ''),
  verb('invite', 'invite', ''),
  verb('praise', 'praise', '', { habits: ['daily'] }),
  verb('listen', 'listen to', ''),
];
