/** All letters, with the right names and sounds (requirements BEG-17, CONT-01, CONT-06; decision D32). */
import { ejectivePairs } from '@ena/domain/georgian/letters';
import { romanize } from '@ena/domain/georgian/romanize';
import type { LetterSource } from '@ena/domain/lesson/letter';
import type { Facts } from '../files.ts';
import { type Course, findProblems, findProblemsAt, type Problem, findDuplicates } from '../model.ts';
import { checkLetters as lettersOf } from '../walk.ts';

export function letters(course: Course, facts: Facts): Problem[] {
  const all = lettersOf(course);
  return [
    ...inOrder(all, facts),
    ...findProblems(all, (letter) => wrongName(letter, facts)),
    ...findProblems(all, wrongSound),
    ...findProblems(all, ({ form, example }) =>
      example.form.includes(form) ? null : `has the example ${example.form} without ${form}`,
    ),
    ...findProblems(
      findDuplicates(all, (letter) => letter.example.form),
      () => 'has an example used before',
    ),
    ...all.flatMap(({ id, form, lookAlikes = [] }) =>
      findProblemsAt(id, lookAlikes, (other) =>
        all.some((letter) => letter.form === other && letter.lookAlikes?.includes(form) === true)
          ? null
          : `names ${other} as look-alike, but not the other way round`,
      ),
    ),
  ];
}

function inOrder(all: readonly LetterSource[], facts: Facts): Problem[] {
  const found = all.map(({ form }) => form).join('');
  const expected = facts.letters.map(({ letter }) => letter).join('');
  return found === expected ? [] : [{ at: 'alphabet.letters', what: `has ${found} instead of ${expected}` }];
}

function wrongName({ id, form, name }: LetterSource, facts: Facts): string | null {
  const fact = facts.letters.find(({ letter }) => letter === form);
  if (fact === undefined) return `teaches ${form}, which is no letter`;
  if (name !== fact.name) return `is named ${name} instead of ${fact.name}`;
  // Style `marked`, so that კანი and ქანი differ; a hyphen replaces the apostrophe.
  const expected = `letter.${romanize(name, 'marked').replaceAll("'", '-')}`;
  return id === expected ? null : `should have the id ${expected}`;
}

/** Common wrong descriptions: თ is not the th of thin, ფ not the ph of phone, ყ no glottal stop. */
const wrongDescription = /\bthin\b|\bphone\b|glottal stop/iu;

function wrongSound({ form, sound, gloss, keyword }: LetterSource): string | null {
  const plosive = 'კტპწჭყ'.includes(form) ? 'ejective' : 'ქთფცჩ'.includes(form) ? 'aspirate' : null;
  const expected = plosive ?? ('აეიოუ'.includes(form) ? 'vowel' : 'plain');
  if (sound !== expected) return `is called ${sound} instead of ${expected}`;
  if (wrongDescription.test(gloss)) return 'has a sound description that is known to be wrong';
  if (sound === 'ejective' && !/ejective:.*tight throat and no puff of air/iu.test(gloss))
    return 'is an ejective and not described as one';
  if (sound === 'ejective' && keyword !== '') return 'is an ejective, for which English has no keyword';
  if (sound === 'aspirate' && !gloss.includes('puff of air'))
    return 'is an aspirate and its puff is not described';
  const partner = ejectivePairs
    .find((pair) => pair.some((letter) => letter === form))
    ?.find((letter) => letter !== form);
  return partner === undefined || gloss.includes(partner) ? null : `is not contrasted with ${partner}`;
}
