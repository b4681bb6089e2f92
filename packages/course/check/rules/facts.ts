/** Numbers, months, weekdays and seasons equal our tables (requirement CONT-04, decision D27). */
import { splitGloss } from '@ena/domain/text/gloss';
import type { Facts } from '../files.ts';
import { type Course, findProblems, findProblemsAt, type Problem } from '../model.ts';
import { glossedTexts } from '../walk.ts';

export const checkNumbersAndCalendar = (course: Course, facts: Facts): Problem[] => [
  ...taughtWords(course, facts),
  ...glossedWords(course, facts),
];

function taughtWords(course: Course, facts: Facts): Problem[] {
  return findProblems(glossedTexts(course), ({ form, gloss }) => {
    if (form.includes(' ')) return null;
    const number = /^\d+$/u.test(gloss) ? facts.numbers[Number(gloss)] : undefined;
    // Whole meanings, so that 'spring (of water)' is not the season.
    // In the case of our table: "may" and "march" are other words.
    const meanings = gloss.split(/[;,] */u);
    const named = facts.calendar.filter(({ english }) => meanings.includes(english));
    const expected = number === undefined ? named.map((fact) => fact.form) : [number];
    return expected.length === 0 || expected.includes(form)
      ? null
      : `${gloss} is ${expected.join(' or ')}, not ${form}`;
  });
}

const below20 =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

/** A number from 0 to 100 in English words, without article. */
function englishNumber(value: number): string {
  if (value === 100) return 'hundred';
  const ten = tens[Math.floor(value / 10) - 2];
  if (ten === undefined) return below20[value] ?? '';
  return value % 10 === 0 ? ten : `${ten}-${below20[value % 10]}`;
}

/** Number words and names of the calendar have the right meaning in glossaries. */
function glossedWords({ lessons }: Course, facts: Facts): Problem[] {
  const meanings = [
    ...facts.numbers.map((form, value) => [form, englishNumber(value)] as const),
    ...facts.calendar.map(({ form, english }) => [form, english.toLowerCase()] as const),
  ];
  return lessons.flatMap(({ id, glossary = {} }) =>
    findProblemsAt(id, Object.entries(glossary), ([form, { gloss }]) => {
      const expected = meanings.filter(([word]) => word === form).map(([, meaning]) => meaning);
      return expected.length === 0 || splitGloss(gloss).some((sense) => expected.includes(sense))
        ? null
        : `explains ${form} by ${gloss} instead of ${expected.join(' or ')}`;
    }),
  );
}
