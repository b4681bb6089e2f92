/** No question has two right answers: by meaning, by first letter, by romanization or by sound. */
import type { ExerciseItem } from '@ena/domain/exercise/model';
import { hasGeorgian, mkhedruli } from '@ena/domain/georgian/letters';
import { romanize } from '@ena/domain/georgian/romanize';
import { type Course, faultsAt, type Problem } from '../model.ts';
import { type Meanings, senses } from '../senses.ts';
import { items, wordsIn } from '../walk.ts';

export function fit(course: Course, meanings: Meanings): Problem[] {
  return items(course).flatMap((item) => {
    const distractors = distractorsOf(item);
    return [
      ...faultsAt(item.id, distractors, (option) => whyItFits(item, option, meanings)),
      ...ambiguousLatin(item),
    ];
  });
}

function distractorsOf(item: ExerciseItem): readonly string[] {
  if (item.kind === 'choice') return item.options.filter((option) => option !== item.answer);
  if (item.kind === 'fill-blank')
    return (item.options ?? []).filter((option) => !item.answers.includes(option));
  return [];
}

function whyItFits(item: ExerciseItem, option: string, meanings: Meanings): string | null {
  if (isAsked(item, option)) return `${option} fits too: it is what is asked`;
  if (means(item, option, meanings)) return `${option} fits too: by its meaning`;
  return begins(item, option, meanings) ? `${option} fits too: by its first letter` : null;
}

const quoted = (prompt: string) => [...prompt.matchAll(/"([^"]+)"/gu)].map(([, term = '']) => term);
const shares = (left: Iterable<string>, right: ReadonlySet<string>) =>
  [...left].some((sense) => right.has(sense));
const none: ReadonlySet<string> = new Set();

/** A distractor that repeats what is shown or quoted gives itself away, or is right. */
const isAsked = ({ prompt, display }: ExerciseItem, option: string): boolean =>
  option === display || option === prompt || quoted(prompt).includes(option);

/** English options for Georgian shown or named, and Georgian options for English asked. */
function means({ prompt, display = '' }: ExerciseItem, option: string, meanings: Meanings): boolean {
  if (hasGeorgian(option))
    return shares([prompt, ...quoted(prompt)].flatMap(senses), meanings.get(option) ?? none);
  return [display, ...wordsIn(prompt)].some((word) => shares(senses(option), meanings.get(word) ?? none));
}

/** 'Which letter begins the word for "wine"?': no other word of that meaning may begin with a distractor. */
function begins({ prompt }: ExerciseItem, option: string, meanings: Meanings): boolean {
  if (option.length !== 1 || !/\bbegins\b/u.test(prompt)) return false;
  const asked = new Set(quoted(prompt).flatMap(senses));
  return [...meanings].some(([word, known]) => word.startsWith(option) && shares(known, asked));
}

/** Without the mark, t k p ts ch stand for two letters each; then the prompt must speak of the puff of air. */
function ambiguousLatin(item: ExerciseItem): Problem[] {
  const offered = item.kind === 'choice' ? item.options : mkhedruli.map(([letter]) => letter);
  const latin = [...item.prompt.matchAll(/\/([a-z]+)\//gu)].map(([, word = '']) => word);
  if (/puff of air|ejective|aspirate/iu.test(item.prompt)) return [];
  return faultsAt(item.id, latin, (word) => {
    const fitting = offered.filter((option) => romanize(option) === word);
    return fitting.length > 1 ? `/${word}/ fits ${fitting.join(' and ')}` : null;
  });
}
