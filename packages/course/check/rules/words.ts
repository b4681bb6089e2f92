/** Every Georgian word is in a reference list, or on our allow-list with a reason (requirement CONT-07). */
import { acceptedAnswers, fillGap } from '@ena/domain/exercise/kinds';
import { splitGloss } from '@ena/domain/text/gloss';
import type { Facts, Reference } from '../files.ts';
import { readingsOf } from '../lemmas.ts';
import { endMark } from './examples.ts';
import { type Course, findProblems, findProblemsAt, type Problem } from '../model.ts';
import { meaningsOf } from '../senses.ts';
import { items, glossedTexts, type CourseText, texts, wordsIn } from '../walk.ts';

export type WordLists = Pick<Reference, 'glosses' | 'lemmas' | 'listed' | 'web'>;

export function checkAgainstWordLists(
  course: Course,
  facts: Facts,
  lists: WordLists,
  allowed: ReadonlyMap<string, string>,
): Problem[] {
  const fromFacts = [
    ...facts.letters.map(({ name }) => name),
    ...facts.numbers,
    ...facts.calendar.map(({ form }) => form),
  ].flatMap(wordsIn);
  const known = new Set([...fromFacts, ...lists.listed]);
  const complete = [
    ...texts(course).filter((text) => !isPartOfGapSentence(text) && !isFromEngine(text)),
    ...completed(course),
  ];
  const used = complete.flatMap(({ at, text }) => wordsIn(text).map((word) => ({ at, word })));
  const unlisted = used.filter(({ word }) => !known.has(word) && !known.has(withoutIs(word)));
  const ofPacks = new Set(texts({ lessons: [], quizzes: [], packs: course.packs ?? [] }).map(({ at }) => at));
  /** A form of the grammar engine whose dictionary form is confirmed. */
  const isRegular = (word: string) =>
    readingsOf(word).some(({ lemma }) => known.has(lemma) || allowed.has(lemma) || lists.web.has(word));
  const needsAllowance = new Set([
    ...unlisted.map(({ word }) => word),
    ...unconfirmed(course, lists).map(({ form }) => form),
  ]);
  return [
    // The many sentences of packs may have any form that the engine, which is compared with the lists, makes of a word.
    ...findProblems(unlisted, ({ at, word }) =>
      allowed.has(word) || (ofPacks.has(at) && isRegular(word))
        ? null
        : `${word} is ${lists.web.has(word) ? 'only in words-web' : 'in no list'}`,
    ),
    ...findProblems(unconfirmed(course, lists), ({ form, gloss }) =>
      allowed.has(form) ? null : `no list says that ${form} means ${gloss}`,
    ),
    ...findProblemsAt('allow-list', [...allowed], ([form, reason]) => {
      if (!needsAllowance.has(form)) return `${form} needs no allowance`;
      return reason.trim() === '' ? `${form} has no reason` : null;
    }),
  ];
}

/** A form that the grammar engine made, whose own checks compare it with references. */
const isFromEngine = ({ field, owner }: CourseText) =>
  'lemma' in owner && !['gloss', 'note', 'lemma'].includes(field);

const isPartOfGapSentence = ({ field, owner }: CourseText) =>
  'sentence' in owner && (field === 'sentence' || field === 'answers');

/** Sentences with a gap, with each accepted answer put in. */
const completed = (course: Course) =>
  items(course).flatMap((item) =>
    acceptedAnswers(item).flatMap((answer) => {
      const text = fillGap(item, answer);
      return text === undefined ? [] : [{ at: item.id, text }];
    }),
  );

/** A noun or adjective without -ა, the short form of არის (is): ძვირია is ძვირი and -ა. */
const withoutIs = (word: string): string => word.replace(/(?<=[აეიოუ])ა$/u, '');

/**
 * Words whose gloss has no meaning in common with the reference. Left out: phrases and sentences, which it
 * seldom has; numbers, checked by the table of numbers; forms of the grammar engine.
 */
function unconfirmed(course: Course, { glosses }: WordLists) {
  const meanings = meaningsOf(glosses);
  return glossedTexts(course).filter(
    ({ at, form, gloss }) =>
      !form.includes(' ') &&
      endMark(form) === '' &&
      !at.startsWith('phrase.') &&
      !/^\d+$/u.test(gloss) &&
      !splitGloss(gloss).some((sense) => meanings.get(form)?.has(sense) === true),
  );
}
