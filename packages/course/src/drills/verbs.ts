/**
 * The verbs that drills use, with what they are used with: objects and places that make sense with them, and the English
 * of both. The forms come from the grammar engine.
 */
import type { Screeve, VerbCategory } from '@ena/grammar/verb/features';
import type { NounFeatures } from './forms.ts';

/** What a verb is used with. */
export type Complement =
  /** A noun in the case that the verb form asks for, or in this one; `english` with its article. */
  | {
      readonly lemma: string;
      readonly english: string;
      readonly form?: NounFeatures;
      readonly wordId?: string | null;
      readonly isFree?: boolean;
    }
  /** Words that stay as they are, such as a place. */
  | { readonly words: string; readonly english: string };

export interface EnglishVerb {
  readonly base: string;
  readonly third: string;
  readonly past: string;
  readonly participle: string;
  readonly ing: string;
}

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
  /** The word of the course that teaches it; null: it is known from drills alone. */
  readonly wordId: string | null;
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
  readonly word?: string;
}

/** `english`: base, third person, past, participle and -ing form; complements separated by semicolons. */
function verb(
  id: string,
  english: string,
  complements: string,
  { only = used, not = [], habits: said = habits, isState, isForAdults, word }: Options = {},
): DrillVerb {
  const [base = '', third = '', past = '', participle = '', ing = ''] = english.split(', ');
  return {
    id,
    english: { base, third, past, participle, ing },
    complements: complements === '' ? [] : complements.split('; ').map(parseComplement),
    habits: said,
    screeves: new Set(only.filter((screeve) => !not.includes(screeve))),
    isState: isState === true,
    isForAdults: isForAdults === true,
    wordId: word === undefined ? null : `word.${word}`,
  };
}

const now = { habits: ['now'] } as const;

/** Actions, in the order of their use: the first ten are free in the present. */
export const actionVerbs: readonly DrillVerb[] = [
  verb(
    'eat',
    'eat, eats, ate, eaten, eating',
    'პური=bread; ვაშლი=an apple; ხაჭაპური=khachapuri; თევზი=fish',
    {
      word: 'eat',
    },
  ),
  verb('drink', 'drink, drinks, drank, drunk, drinking', 'წყალი=water; ჩაი=tea; ყავა=coffee; რძე=milk', {
    word: 'drink',
  }),
  verb('read', 'read, reads, read, read, reading', 'წიგნი=a book; წერილი=a letter; გაზეთი=a newspaper', {
    word: 'read',
  }),
  verb(
    'buy',
    'buy, buys, bought, bought, buying',
    'პური=bread; ყველი=cheese; წიგნი=a book; ბილეთი=a ticket',
    {
      word: 'buy',
    },
  ),
  verb('learn', 'learn, learns, learned, learned, learning', 'ლექსი=a poem; სიმღერა=a song; სიტყვა=a word', {
    word: 'learn',
  }),
  verb(
    'work',
    'work, works, worked, worked, working',
    'ბანკში~in a bank; სკოლაში~in a school; რესტორანში~in a restaurant; სახლში~at home',
    { isForAdults: true, word: 'work' },
  ),
  verb('speak', 'speak, speaks, spoke, spoken, speaking', 'ქართულად~Georgian; ინგლისურად~English', {
    word: 'speak',
  }),
  verb(
    'live',
    'live, lives, lived, lived, living',
    'თბილისში~in Tbilisi; ბათუმში~in Batumi; სოფელში~in a village',
    { ...now, only: ['present', 'imperfect', 'future', 'conditional'], isState: true, word: 'live' },
  ),
  verb('write', 'write, writes, wrote, written, writing', 'წერილი=a letter; ლექსი=a poem', { word: 'write' }),
  verb('do', 'make, makes, made, made, making', 'ყავა=coffee; ჩაი=tea; სალათი=a salad', { word: 'do' }),
  verb('draw', 'draw, draws, drew, drawn, drawing', 'სახლი=a house; ცხენი=a horse; ყვავილი=a flower', {
    word: 'draw',
  }),
  verb('open', 'open, opens, opened, opened, opening', 'კარი=the door; ფანჯარა=the window; მაღაზია=the shop'),
  verb(
    'close',
    'close, closes, closed, closed, closing',
    'კარი=the door; ფანჯარა=the window; მაღაზია=the shop',
  ),
  verb('notice', 'see, sees, saw, seen, seeing', 'ზღვა=the sea; მატარებელი=the train; ძაღლი=the dog', {
    only: ['present', 'imperfect'],
    habits: ['daily'],
    isState: true,
  }),
  verb('see', 'see, sees, saw, seen, seeing', 'ფილმი=the film; ქალაქი=the city; ზღვა=the sea', {
    not: ['present', 'imperfect', 'imperative'],
    word: 'see',
  }),
  verb('wash-laundry', 'wash, washes, washed, washed, washing', 'ჭურჭელი=the dishes; პერანგი=a shirt', {
    word: 'wash-dishes',
  }),
  verb('tidy', 'tidy, tidies, tidied, tidied, tidying', 'ოთახი=the room; სახლი=the house', {
    word: 'tidy-room',
  }),
  verb(
    'prepare',
    'prepare, prepares, prepared, prepared, preparing',
    'საუზმე=breakfast; ვახშამი=dinner; სალათი=a salad',
    { word: 'cook' },
  ),
  verb('send', 'send, sends, sent, sent, sending', 'წერილი=a letter; საჩუქარი=a gift; ფული=money', now),
  verb(
    'translate',
    'translate, translates, translated, translated, translating',
    'წერილი=a letter; ტექსტი=a text; ლექსი=a poem',
    { isForAdults: true, word: 'translate' },
  ),
  verb('sell', 'sell, sells, sold, sold, selling', 'ყველი=cheese; ხილი=fruit; თევზი=fish', {
    isForAdults: true,
    not: ['perfect', 'pluperfect', 'imperative'],
  }),
  verb('slice', 'slice, slices, sliced, sliced, slicing', 'პური=bread; ხორცი=meat; ყველი=cheese', {
    ...now,
    isForAdults: true,
  }),
  verb('fry', 'fry, fries, fried, fried, frying', 'ხორცი=meat; თევზი=fish; კვერცხი=an egg', {
    isForAdults: true,
  }),
  verb('choose', 'choose, chooses, chose, chosen, choosing', 'საჩუქარი=a gift; წიგნი=a book', now),
  verb('pay', 'pay, pays, paid, paid, paying', 'ანგარიში=the bill', {
    ...now,
    isForAdults: true,
    word: 'pay',
  }),
  verb('begin', 'begin, begins, began, begun, beginning', 'გაკვეთილი=the lesson', { ...now, word: 'begin' }),
  verb(
    'finish',
    'finish, finishes, finished, finished, finishing',
    'გაკვეთილი=the lesson; წერილი=the letter',
    {
      ...now,
      word: 'finish-work',
    },
  ),
  verb('sing', 'sing, sings, sang, sung, singing', 'სიმღერა=a song', { word: 'sing' }),
  verb('play', 'play, plays, played, played, playing', 'ფეხბურთი=football', { word: 'play' }),
  verb('dance', 'dance, dances, danced, danced, dancing', '', { word: 'dance', not: ['perfect'] }),
  verb('rest', 'rest, rests, rested, rested, resting', 'სახლში~at home; სოფელში~in a village', {
    word: 'rest',
  }),
  verb('swim', 'swim, swims, swam, swum, swimming', 'ზღვაში~in the sea', { word: 'swim' }),
  verb(
    'have-breakfast',
    'have breakfast, has breakfast, had breakfast, had breakfast, having breakfast',
    'სახლში~at home; რესტორანში~in a restaurant',
    { word: 'have-breakfast' },
  ),
  verb(
    'have-supper',
    'have dinner, has dinner, had dinner, had dinner, having dinner',
    'სახლში~at home; რესტორანში~in a restaurant',
    { word: 'have-supper' },
  ),
  verb('listen', 'listen, listens, listened, listened, listening', 'მუსიკა=to music; სიმღერა=to a song', {
    not: ['perfect', 'pluperfect'],
    word: 'listen-music',
  }),
  verb('watch', 'watch, watches, watched, watched, watching', 'ფილმი=a film; ტელევიზორი=television', {
    not: ['perfect', 'pluperfect'],
    word: 'watch-television',
  }),
  verb('go', 'go, goes, went, gone, going', 'სახლში~home; სკოლაში~to school; პარკში~to the park', {
    word: 'go',
  }),
  verb('come', 'come, comes, came, come, coming', 'სახლში~home; სკოლაში~to school', { word: 'come' }),
  verb(
    'come-back',
    'come back, comes back, came back, come back, coming back',
    'სახლში~home; თბილისში~to Tbilisi; სოფელში~to the village',
    { word: 'come-back' },
  ),
  verb('stay', 'stay, stays, stayed, stayed, staying', 'სახლში~at home; სოფელში~in the village', {
    habits: ['daily'],
    not: ['perfect'],
    word: 'stay',
  }),
];

/** To be somewhere. */
export const beVerb: DrillVerb = {
  ...verb('be', 'be, is, was, been, being', '', { habits: [], only: ['present'] }),
  isState: true,
};

/** Verbs whose present is free. */
export const freeVerbs: ReadonlySet<string> = new Set(actionVerbs.slice(0, 10).map(({ id }) => id));

/** Verbs of feeling and having: their subject is a dative, what is liked or had a nominative. */
export const feelingVerbs: readonly DrillVerb[] = [
  verb(
    'want',
    'want, wants, wanted, wanted, wanting',
    'წყალი=water; ჩაი=tea; ვაშლი=an apple; ბილეთი=a ticket',
    {
      ...now,
      word: 'want',
    },
  ),
  verb(
    'love',
    'love, loves, loved, loved, loving',
    'მუსიკა=music; ზღვა=the sea; თბილისი=Tbilisi; ხაჭაპური=khachapuri',
    {
      habits: [],
    },
  ),
  verb(
    'like',
    'like, likes, liked, liked, liking',
    'წიგნი=the book; ფილმი=the film; ქალაქი=the city; სახლი=the house',
    {
      habits: [],
    },
  ),
  verb('have', 'have, has, had, had, having', 'წიგნი=a book; ბილეთი=a ticket; ფული=money; სახლი=a house', {
    habits: [],
    isForAdults: true,
    word: 'have',
  }),
  verb('have-person', 'have, has, had, had, having', 'ძაღლი=a dog; კატა=a cat; მეგობარი=a friend', {
    habits: [],
  }),
  verb(
    'need',
    'need, needs, needed, needed, needing',
    'ფული=money; ბილეთი=a ticket; მანქანა=a car; დრო=time',
    {
      ...now,
      isForAdults: true,
    },
  ),
].map((one) => ({ ...one, isState: true }));

/** What one does to somebody: "me" and "you" are marked in the verb. The preposition belongs to the English verb. */
export const personVerbs: readonly DrillVerb[] = [
  verb('look-for', 'look for, looks for, looked for, looked for, looking for', '', now),
  verb('call-somebody', 'call, calls, called, called, calling', ''),
  verb('help', 'help, helps, helped, helped, helping', ''),
  verb('wait', 'wait for, waits for, waited for, waited for, waiting for', ''),
  verb('invite', 'invite, invites, invited, invited, inviting', ''),
  verb('praise', 'praise, praises, praised, praised, praising', '', { habits: ['daily'] }),
  verb('listen', 'listen to, listens to, listened to, listened to, listening to', ''),
];
