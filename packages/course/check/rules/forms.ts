/** Forms in tables equal the cell of the reference's paradigm that they name. */
import type { FormSource } from '@ena/domain/lesson/kinds/forms';
import type { Paradigms } from '../files.ts';
import { type Course, findProblemsAt, type Problem } from '../model.ts';
import { pages } from '../walk.ts';

/** Checks every cell with `features`, such as `V;present;S1SG` of წერა. */
export const checkForms = (course: Course, paradigms: Paradigms): Problem[] =>
  pages(course).flatMap(({ sections }) =>
    sections.flatMap((section) =>
      section.kind === 'forms'
        ? findProblemsAt(
            section.id,
            section.rows.flatMap(({ cells }) => cells),
            (cell) => wrongCell(cell, paradigms),
          )
        : [],
    ),
  );

function wrongCell({ form, lemma, features }: FormSource, paradigms: Paradigms): string | null {
  if (features === '') return null;
  const known = paradigms.get(`${lemma} ${features}`);
  if (known === undefined) return `no reference has ${features} of ${lemma}`;
  return known.has(form) ? null : `${features} of ${lemma} is ${[...known].join(' or ')}, not ${form}`;
}
