/** What a verb form is said with: the time word that fits its screeve, and how English says both. */
import type { EnglishTense } from './english.ts';
import type { DrillVerb, UsedScreeve } from './verbs.ts';

export interface Frame {
  readonly id: string;
  readonly screeve: UsedScreeve;
  readonly tense: EnglishTense | 'want' | 'command';
  /** In Georgian, and what means the same. */
  readonly time?: readonly [string, ...string[]];
  readonly englishTime?: string;
  /** Right before the verb. */
  readonly particle?: 'არ' | 'უნდა';
  /** A certain thing is meant: "the letter", not "a letter". */
  readonly isDefinite?: true;
}

const everyDay = { time: ['ყოველდღე', 'ყოველ დღე'], englishTime: 'every day' } as const;
const now = { time: ['ახლა'], englishTime: 'now' } as const;
const atThatTime = { time: ['იმ დროს', 'მაშინ'], englishTime: 'at that time' } as const;

const frames: readonly Frame[] = [
  { id: 'daily', screeve: 'present', tense: 'simple', ...everyDay },
  { id: 'now', screeve: 'present', tense: 'progressive', ...now },
  { id: 'plain', screeve: 'present', tense: 'simple' },
  { id: 'yesterday', screeve: 'aorist', tense: 'past', time: ['გუშინ'], englishTime: 'yesterday' },
  { id: 'today', screeve: 'aorist', tense: 'past', time: ['დღეს'], englishTime: 'today' },
  { id: 'tomorrow', screeve: 'future', tense: 'future', time: ['ხვალ'], englishTime: 'tomorrow' },
  { id: 'soon', screeve: 'future', tense: 'future', time: ['მალე'], englishTime: 'soon' },
  { id: 'want', screeve: 'optative', tense: 'want' },
  { id: 'must', screeve: 'optative', tense: 'must', particle: 'უნდა', isDefinite: true },
  { id: 'command', screeve: 'imperative', tense: 'command', isDefinite: true },
  { id: 'used-to', screeve: 'imperfect', tense: 'used-to', ...everyDay },
  { id: 'then', screeve: 'imperfect', tense: 'past-progressive', ...atThatTime },
  { id: 'gladly', screeve: 'conditional', tense: 'would-gladly', time: ['სიამოვნებით'] },
  {
    id: 'not-yet',
    screeve: 'perfect',
    tense: 'not-yet',
    time: ['ჯერ'],
    englishTime: 'yet',
    particle: 'არ',
    isDefinite: true,
  },
  { id: 'should-have', screeve: 'pluperfect', tense: 'should-have', particle: 'უნდა', isDefinite: true },
];
/** The frame as this verb has it: a state has no progressive. */
function ofVerb(frame: Frame, { isState }: DrillVerb): Frame {
  if (!isState) return frame;
  if (frame.tense === 'progressive') return { ...frame, tense: 'simple' };
  return frame.tense === 'past-progressive' ? { ...frame, tense: 'past' } : frame;
}

function fits({ id, screeve }: Frame, verb: DrillVerb): boolean {
  const { habits } = verb;
  if (!verb.screeves.has(screeve)) return false;
  if (id === 'daily' || id === 'used-to') return habits.includes('daily');
  if (id === 'now') return habits.includes('now');
  if (id === 'then') return habits.includes('now') || habits.length === 0;
  if (id === 'plain') return habits.length === 0;
  // One does not live or see something tomorrow.
  return id !== 'tomorrow' || !verb.isState;
}

/** The frames of a verb among these. */
export const framesOf = (verb: DrillVerb, ids: readonly string[]): readonly Frame[] =>
  frames.filter((frame) => ids.includes(frame.id) && fits(frame, verb)).map((frame) => ofVerb(frame, verb));
