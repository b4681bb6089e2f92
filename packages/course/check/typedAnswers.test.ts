/** Typed answers and how a teacher would judge them: typedAnswers.tsv, written without looking at the rules. */
import { readFileSync } from 'node:fs';
import type { Verdict } from '@ena/domain/exercise/item';
import { check, type ExerciseItem } from '@ena/domain/exercise/kinds';
import { soundDifference } from '@ena/domain/georgian/letters';
import { correctionText } from '@ena/domain/exercise/feedback';
import { itemsOfLesson } from '@ena/domain/lesson/items';
import { studyItemsOfSection } from '@ena/domain/lesson/kinds';
import { type StudyItem, studyItemsOfTheme } from '@ena/domain/lesson/studyItem';
import { toStudyItem } from '@ena/domain/ownWords/ownWord';
import { questionOf } from '@ena/domain/review/question';
import { isTypo } from '@ena/domain/review/reviewRun';
import { expect, it } from 'vitest';
import { itemAnswers, lessonBodies, quizBodies, vocabulary } from '../src/bodies.ts';
import { phrasebook } from '../src/phrasebook.ts';

const rows = readFileSync(new URL('typedAnswers.tsv', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n')
  .slice(1)
  .map((line) => {
    const unescape = (text = '') =>
      text.replace(/\\u([\dA-F]{4})/gu, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)));
    const [direction = '', asked = '', typed, verdict = '', reason = ''] = line.split('\t');
    return { direction, asked: unescape(asked), typed: unescape(typed), verdict, reason };
  });

const studyItems = new Map(
  [...lessonBodies.values(), vocabulary]
    .flatMap(({ sections }) => sections.flatMap(studyItemsOfSection))
    .concat(phrasebook.themes.flatMap(studyItemsOfTheme))
    .toReversed()
    .map((item): [string, StudyItem] => [item.id, { ...item, ...itemAnswers.get(item.id) }]),
);
const exerciseItems = new Map(
  [
    ...[...lessonBodies.values()].flatMap(itemsOfLesson),
    ...[...quizBodies.values()].flatMap(({ questions }) => questions),
  ].map((item) => [item.id, item]),
);

function studyItem(id: string): StudyItem {
  const item = studyItems.get(id);
  if (!item) throw new Error(`there is no item ${id}`);
  return item;
}

function ownWord(text: string): StudyItem {
  const [form = '', gloss = ''] = text.split(' = ');
  return toStudyItem('00000000-0000-4000-8000-000000000000', { form, gloss, sentence: '', translation: '' });
}

function questionFor(direction: string, asked: string): ExerciseItem {
  switch (direction) {
    case 'write':
      return questionOf(studyItem(asked), 'type-form');
    case 'meaning':
      return questionOf(studyItem(asked), 'type-meaning');
    case 'dictation':
      return questionOf(studyItem(asked), 'listen-and-type');
    case 'cloze': {
      const question = questionOf(studyItem(asked), 'cloze');
      return {
        id: question.id,
        kind: 'type-answer',
        teaches: [],
        prompt: '',
        answers: [studyItem(asked).form],
      };
    }
    case 'own-write':
      return questionOf(ownWord(asked), 'type-form');
    case 'own-meaning':
      return questionOf(ownWord(asked), 'type-meaning');
    default: {
      const item = exerciseItems.get(asked);
      if (!item) throw new Error(`there is no exercise item ${asked}`);
      return item;
    }
  }
}

/** Whether feedback says what tells two letters apart that sound alike. */
const isSoundExplained = (question: ExerciseItem, verdict: Verdict) =>
  verdict.kind === 'incorrect' &&
  verdict.hint !== undefined &&
  soundDifference(verdict.hint.given, verdict.hint.expected) !== undefined &&
  correctionText(question, verdict) !== '';

function verdictOn(question: ExerciseItem, typed: string): string {
  const verdict = check(question, typed);
  if (verdict.kind === 'incomplete') return verdict.latin === 'right-sounds' ? 'sounds-right' : 'latin';
  if (verdict.kind === 'correct') return 'right';
  if (isTypo(question, typed, verdict)) return 'typo';
  return isSoundExplained(question, verdict) ? 'sounds-alike' : 'wrong';
}

it('are judged as a teacher would judge them', () => {
  const misjudged = rows.flatMap(({ direction, asked, typed, verdict, reason }) => {
    const given = verdictOn(questionFor(direction, asked), typed);
    // An English word that is one letter off may be another word: whether it can be tried again is left open.
    const isWrong = verdict === 'wrong' && given === 'typo' && direction.endsWith('meaning');
    return given === verdict || isWrong
      ? []
      : [[direction, asked, typed, `${verdict}, not ${given}: ${reason}`]];
  });
  expect(misjudged.map((m) => m.join(' | '))).toEqual([]);
});
