/** A simulated learner: remembers by a hidden memory model, answers questions, and takes time for it. */
import { seedOf } from '@ena/domain/random/shuffle';
import type { Format, FormatContext } from '@ena/domain/review/question';
import type { MemoryModel, Moment, Trace } from './memoryModels.ts';
import { createRandom, type Random } from './random.ts';

export interface SimulatedAnswer {
  readonly correct: boolean;
  readonly elapsedMs: number;
  /** The probability that it was correct. */
  readonly chance: number;
  /** The probability without guesses. */
  readonly recalled: number;
}

export interface SimulatedLearner {
  readonly random: Random;
  /** Probability of recalling an item without options, as a test would find it. */
  readonly recall: (itemId: string, at: Moment, direction: Direction) => number;
  readonly read: (itemId: string, at: Moment) => void;
  /** Answers a question, and reads the right answer where it was not recalled. */
  readonly answer: (itemId: string, question: QuestionKind, at: Moment) => SimulatedAnswer;
}

/** What is recalled: the English meaning of a Georgian form, or the form of a meaning. */
export const directions = ['meaning', 'form'] as const;
export type Direction = (typeof directions)[number];

export interface QuestionKind {
  readonly direction: Direction;
  /** From four options. */
  readonly isChosen: boolean;
}

/** All clips exist; the learner types. */
export const formatContext: FormatContext = {
  hasClip: true,
  audibleContrasts: ['კ/ქ', 'წ/ც', 'ჭ/ჩ'],
  chooseOnly: false,
};

export const questionKinds: Readonly<Record<Format, QuestionKind>> = {
  'choose-meaning': { direction: 'meaning', isChosen: true },
  'listen-and-choose': { direction: 'meaning', isChosen: true },
  'type-meaning': { direction: 'meaning', isChosen: false },
  cloze: { direction: 'meaning', isChosen: true },
  match: { direction: 'meaning', isChosen: true },
  'choose-form': { direction: 'form', isChosen: true },
  'listen-and-type': { direction: 'form', isChosen: false },
  spell: { direction: 'form', isChosen: false },
  build: { direction: 'form', isChosen: false },
  'type-cloze': { direction: 'form', isChosen: false },
  'type-form': { direction: 'form', isChosen: false },
  'drill-choose': { direction: 'form', isChosen: true },
  'drill-type': { direction: 'form', isChosen: false },
  'drill-say': { direction: 'form', isChosen: false },
};

/** Differences between people and between items: standard deviations of their log odds of recall. */
const spread = { learners: 0.5, items: 0.7 };
/** To produce a word is harder than to understand it, by so much in log odds. */
const writingPenalty = 1;
/** One of four options is right. */
const guessing = 0.25;
/** Time of a prompt answer, in milliseconds; the others take up to twice as long, and vary. */
const promptAnswerMs = { chosen: 4000, written: 8000 };

const probability = (logOdds: number) => 1 / (1 + Math.exp(-logOdds));

/** Share of items recalled on the day after the first review run of an average learner, see `calibrate`. */
export const usualNextDayRecall = 0.8;

/**
 * The log odds to add to a model so that learners recall this share of their items on the day after they were read once
 * and recalled twice. The models leave it open, because it depends on people and material.
 */
export function calibrate(model: MemoryModel, nextDayRecall: number): number {
  const trace = model.createTrace();
  trace.practise({ day: 0, second: 0 }, 'read');
  for (const second of [45, 110]) trace.practise({ day: 0, second }, 'retrieved');
  const logOdds = trace.logOdds({ day: 1, second: 0 });
  const random = createRandom(1);
  const deviation = Math.hypot(spread.learners, spread.items);
  const differences = Array.from({ length: 2000 }, () => deviation * random.normal());
  let [low, high] = [-20, 20];
  while (high - low > 0.001) {
    const middle = (low + high) / 2;
    const mean =
      differences.reduce((total, one) => total + probability(logOdds + middle + one), 0) / differences.length;
    if (mean < nextDayRecall) low = middle;
    else high = middle;
  }
  return low;
}

/** `offset`: see `calibrate`. Items are equally hard for all learners. */
export function createLearner(model: MemoryModel, offset: number, seed: number): SimulatedLearner {
  const random = createRandom(seed);
  const ability = offset + spread.learners * random.normal();
  const memories = new Map<string, { readonly traces: Record<Direction, Trace>; readonly ease: number }>();
  const memoryOf = (itemId: string) => {
    const known = memories.get(itemId);
    if (known) return known;
    const ease = ability + spread.items * createRandom(seedOf(itemId)).normal();
    const created = { traces: { meaning: model.createTrace(), form: model.createTrace() }, ease };
    memories.set(itemId, created);
    return created;
  };
  const recall = (itemId: string, at: Moment, direction: Direction) => {
    if (!memories.has(itemId)) return 0;
    const { traces, ease } = memoryOf(itemId);
    return probability(traces[direction].logOdds(at) + ease - (direction === 'form' ? writingPenalty : 0));
  };
  /** Both directions are practised; one may have been retrieved. */
  const practise = (itemId: string, at: Moment, retrieved: Direction | null) => {
    const { traces } = memoryOf(itemId);
    for (const direction of directions)
      traces[direction].practise(at, direction === retrieved ? 'retrieved' : 'read');
  };
  return {
    random,
    recall,
    read: (itemId, at) => practise(itemId, at, null),
    answer(itemId, { direction, isChosen }, at) {
      const recalled = recall(itemId, at, direction);
      const guessed = isChosen ? guessing : 0;
      const isRecalled = random.uniform() < recalled;
      const isGuessed = random.uniform() < guessed;
      practise(itemId, at, isRecalled ? direction : null);
      const effort = isRecalled ? 2 - recalled : 2;
      const promptMs = isChosen ? promptAnswerMs.chosen : promptAnswerMs.written;
      const elapsedMs = Math.round(promptMs * effort * Math.exp(0.4 * random.normal()));
      const chance = recalled + (1 - recalled) * guessed;
      return { correct: isRecalled || isGuessed, elapsedMs, chance, recalled };
    },
  };
}
