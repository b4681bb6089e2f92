/** No question has two right answers: by meaning, by first letter, by romanization or by sound. */
import { acceptedAnswers, type ExerciseItem, isChosen, textsOf } from '@ena/domain/exercise/kinds';
import { hasGeorgian, mkhedruli } from '@ena/domain/georgian/letters';
import { romanize } from '@ena/domain/georgian/romanize';
import { splitGloss } from '@ena/domain/text/gloss';
import { type Course, findProblemsAt, type Problem } from '../model.ts';
import type { Meanings } from '../senses.ts';
import { items, wordsIn } from '../walk.ts';

export function findAmbiguousAnswers(course: Course, meanings: Meanings): Problem[] {
  return items(course).flatMap((item) => {
    const distractors = distractorsOf(item);
    return [
      ...findProblemsAt(item.id, distractors, (option) => findDistractorProblem(item, option, meanings)),
      ...ambiguousLatin(item),
    ];
  });
}

const distractorsOf = (item: ExerciseItem): readonly string[] =>
  isChosen(item) ? textsOf(item).filter((option) => !acceptedAnswers(item).includes(option)) : [];

function findDistractorProblem(item: ExerciseItem, option: string, meanings: Meanings): string | null {
  if (isPartOfQuestion(item, option)) return `${option} is also correct: it is what is asked`;
  if (fitsByMeaning(item, option, meanings)) return `${option} is also correct: by its meaning`;
  return fitsByFirstLetter(item, option, meanings) ? `${option} is also correct: by its first letter` : null;
}

const quotedTerms = (prompt: string) => [...prompt.matchAll(/"([^"]+)"/gu)].map(([, term = '']) => term);
const intersects = (left: Iterable<string>, right: ReadonlySet<string>) =>
  [...left].some((sense) => right.has(sense));
const noMeanings: ReadonlySet<string> = new Set();

/** A distractor that repeats what is shown or quoted is obviously wrong, or is right. */
const isPartOfQuestion = ({ prompt, display }: ExerciseItem, option: string): boolean =>
  option === display || option === prompt || quotedTerms(prompt).includes(option);

/** Whether an English option means a Georgian word of the question, or a Georgian option an English one. */
function fitsByMeaning({ prompt, display = '' }: ExerciseItem, option: string, meanings: Meanings): boolean {
  if (hasGeorgian(option))
    return intersects(
      [prompt, ...quotedTerms(prompt)].flatMap(splitGloss),
      meanings.get(option) ?? noMeanings,
    );
  return [display, ...wordsIn(prompt)].some((word) =>
    intersects(splitGloss(option), meanings.get(word) ?? noMeanings),
  );
}

/** 'Which letter begins the word for "wine"?': no other word of that meaning may begin with a distractor. */
function fitsByFirstLetter({ prompt }: ExerciseItem, option: string, meanings: Meanings): boolean {
  if (option.length !== 1 || !/\bbegins\b/u.test(prompt)) return false;
  const asked = new Set(quotedTerms(prompt).flatMap(splitGloss));
  return [...meanings].some(([word, known]) => word.startsWith(option) && intersects(known, asked));
}

/** Without the apostrophe, t k p ts ch are two letters each; then the prompt must mention the puff of air. */
function ambiguousLatin(item: ExerciseItem): Problem[] {
  const offered = isChosen(item) ? textsOf(item) : mkhedruli.map(([letter]) => letter);
  const latin = [...item.prompt.matchAll(/\/([a-z]+)\//gu)].map(([, word = '']) => word);
  if (/puff of air|ejective|aspirate/iu.test(item.prompt)) return [];
  return findProblemsAt(item.id, latin, (word) => {
    const matching = offered.filter((option) => romanize(option, 'plain') === word);
    return matching.length > 1 ? `/${word}/ fits ${matching.join(' and ')}` : null;
  });
}
