/** Sizes and texts of packs of words, whose words themselves follow the rules of all words. */
import { lessons } from '../../src/catalog.ts';
import type { PackSource } from '../../src/packs/packSources.ts';
import { canDoStart } from '../../src/path/packSteps.ts';
import { type Course, findDuplicates, findProblems, type Problem } from '../model.ts';
import { endMark } from './examples.ts';

const members = { min: 15, max: 25 };
const minNewWords = 8;
const dialogueLines = { min: 4, max: 8 };
const textWords = { min: 40, max: 70 };
const questionCount = 2;
const optionCount = 4;

const isOutside = (count: number, { min, max }: typeof members) => count < min || count > max;

export function checkPacks({ packs = [] }: Course): Problem[] {
  const unitIds = new Set(lessons.map(({ id }) => id));
  return [
    ...findProblems(
      packs.map(({ pack }) => pack),
      ({ id }) => (unitIds.has(id) ? 'is the id of a unit, too' : null),
    ),
    ...findProblems(
      findDuplicates(packs, ({ id }) => id),
      () => 'is the id of two packs',
    ),
    ...packs.flatMap((pack) => [...sizeProblems(pack), ...textProblems(pack)]),
    ...findProblems(packs, ({ pack: { canDo } }) =>
      canDo.startsWith(canDoStart) && endMark(canDo) === ''
        ? null
        : `has a line canDo that does not begin "${canDoStart}", or has a mark at its end`,
    ),
  ];
}

function sizeProblems({ id, sections, newIds }: PackSource): Problem[] {
  const ids = sections.flatMap((section) =>
    section.kind === 'words' ? section.words.map((word) => word.id) : [],
  );
  return [
    ...(isOutside(ids.length, members) ? [{ at: id, what: `has ${ids.length} words` }] : []),
    ...(newIds.length < minNewWords ? [{ at: id, what: `has ${newIds.length} new words` }] : []),
    ...findDuplicates(ids, (one) => one).map((one) => ({ at: id, what: `has ${one} twice` })),
  ];
}

function textProblems({ id, text: { kind, lines, questions } }: PackSource): Problem[] {
  const size = kind === 'text' ? lines.flatMap(({ form }) => form.split(' ')).length : lines.length;
  const isOfOtherSize = isOutside(size, kind === 'text' ? textWords : dialogueLines);
  return [
    ...(isOfOtherSize
      ? [{ at: id, what: `has a ${kind} of ${size} ${kind === 'text' ? 'words' : 'lines'}` }]
      : []),
    ...lines.flatMap((line) => [
      ...('speaker' in line && line.speaker.trim() === ''
        ? [{ at: id, what: 'has a line without a speaker' }]
        : []),
      ...(endMark(line.form) === '' || endMark(line.form) !== endMark(line.gloss)
        ? [
            {
              at: id,
              what: `has a line that ends unlike a sentence, or unlike its translation: ${line.form}`,
            },
          ]
        : []),
    ]),
    ...(questions.length === questionCount ? [] : [{ at: id, what: `has ${questions.length} questions` }]),
    ...questions.flatMap(({ prompt, options }) =>
      new Set(options).size === optionCount && options.length === optionCount
        ? []
        : [{ at: id, what: `does not have ${optionCount} different options: ${prompt}` }],
    ),
  ];
}
