/** Numbers, months, weekdays and seasons equal our tables (requirement CONT-04, decision D27). */
import type { Facts } from '../files.ts';
import { type Course, faults, type Problem } from '../model.ts';
import { taught } from '../walk.ts';

export function numbersAndCalendar(course: Course, facts: Facts): Problem[] {
  return faults(taught(course), ({ form, gloss }) => {
    if (form.includes(' ')) return null;
    const number = /^\d+$/u.test(gloss) ? facts.numbers[Number(gloss)] : undefined;
    // Whole meanings, so that 'spring (of water)' is not the season.
    const meanings = gloss.toLowerCase().split(/[;,] */u);
    const named = facts.calendar.filter(({ english }) => meanings.includes(english.toLowerCase()));
    const expected = number === undefined ? named.map((fact) => fact.form) : [number];
    return expected.length === 0 || expected.includes(form)
      ? null
      : `${gloss} is ${expected.join(' or ')}, not ${form}`;
  });
}
