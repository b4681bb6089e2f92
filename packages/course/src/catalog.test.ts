/** Rules that hold for any course: a new unit breaks none of them. Released ids and paths are in check/released.tsv. */
import { checkAccess, requiredAccessOfTier } from '@ena/domain/entitlement/entitlement';
import { percentCompleted } from '@ena/domain/progress/display';
import { describe, expect, it } from 'vitest';
import { currentIds, releasedIds } from '../check/released.ts';
import {
  courseUnitIds,
  findLesson,
  findLevel,
  findLessonByPath,
  findQuiz,
  findQuizByPath,
  initialUnitIds,
  lessons,
  lessonsOf,
  levels,
  quizzes,
  quizzesOf,
} from './catalog.ts';
import { findPack } from './packs/packs.ts';
import { findText } from './texts/texts.ts';
import { timedAsAWhole, timedPerQuestion } from './unit.ts';

const idsOf = (units: readonly { readonly id: string }[]) => units.map(({ id }) => id);
const hasNoDuplicates = (list: readonly string[]) => new Set(list).size === list.length;

describe('released ids and paths', () => {
  const released = (kind: string) => releasedIds.filter((one) => one.kind === kind && !one.retired);
  const current = new Set(currentIds().map(({ kind, id }) => `${kind} ${id}`));

  it('are all still in the course, except for those marked as retired', () =>
    expect(releasedIds.filter(({ kind, id, retired }) => !retired && !current.has(`${kind} ${id}`))).toEqual(
      [],
    ));

  it('are not used again once they are retired', () =>
    expect(releasedIds.filter(({ kind, id, retired }) => retired && current.has(`${kind} ${id}`))).toEqual(
      [],
    ));

  it('[BEG-01] [INT-01] [HUB-02] the paths of lessons open the same lessons', () => {
    const moved = released('lesson').filter(({ id, paths }) =>
      paths.some((path) => findLessonByPath(path)?.id !== id),
    );
    expect(moved).toEqual([]);
  });

  it('[BEG-04] [INT-03] [QBEG-03] [QINT-01] [QINT-02] [QADV-07] [QADV-08] [QADV-09] all paths of quizzes open the same quizzes', () => {
    const moved = released('quiz').filter(({ id, paths }) =>
      paths.some((path) => findQuizByPath(path)?.id !== id),
    );
    expect(moved).toEqual([]);
  });

  it('the paths of packs and texts open the same packs and texts', () => {
    const pathsNow = [
      ...released('pack').map(({ id }) => findPack(id)?.path),
      ...released('text').map(({ id }) => findText(id)?.path),
    ];
    expect(pathsNow).toEqual([...released('pack'), ...released('text')].map(({ paths: [path] }) => path));
  });

  it('[PROG-11] [PROG-02] [TIME-07] [ADV-36] have a record, and count towards the course', () => {
    expect(initialUnitIds).toEqual(
      expect.arrayContaining(idsOf([...released('lesson'), ...released('level')])),
    );
    expect(courseUnitIds).toEqual(expect.arrayContaining(idsOf(released('lesson'))));
  });

  it('[ACCESS-04] [ACCESS-05] [ACCESS-06] [ACCESS-07] [ACCESS-08] a free learner opens two lessons and their quizzes', () => {
    const free = [...lessons, ...quizzes].filter(
      (unit) => checkAccess(requiredAccessOfTier(unit.tier), { entitled: false }) === 'open',
    );
    const ids = new Set(idsOf([...released('lesson'), ...released('quiz')]));
    expect(idsOf(free).filter((id) => ids.has(id))).toEqual([
      'alphabet',
      'basic-vocabulary',
      'quiz-alphabet',
      'quiz-vocabulary',
    ]);
  });
});

describe('units', () => {
  it('have unique ids and paths', () => {
    expect(hasNoDuplicates(idsOf([...lessons, ...quizzes, ...levels]))).toBe(true);
    const paths = [...levels, ...lessons].map(({ path }): string => path);
    expect(hasNoDuplicates([...paths, ...quizzes.flatMap((quiz) => quiz.paths)])).toBe(true);
  });

  it.each(lessons)('$id is below its level, and its quiz belongs to it', ({ id, path, quiz, level }) => {
    expect(path.startsWith(`${findLevel(level)?.path}/`)).toBe(true);
    expect(findQuiz(quiz)).toMatchObject({ lesson: id, level, countsTowardsCourse: true });
  });

  it.each(levels)('[HUB-01] [HUB-07] [HUB-08] the percent of $id counts exactly its lessons', ({ id }) => {
    const units = idsOf(lessonsOf(id));
    const completed = (ids: readonly string[]) =>
      ids.map((lessonId) => ({ lessonId, completed: true, timeSpent: 0 }));
    const others = [...courseUnitIds, ...idsOf(quizzes)].filter((unit) => !units.includes(unit));
    expect(percentCompleted(completed(others), units)).toBe(0);
    expect(percentCompleted(completed(units), units)).toBe(100);
  });

  it('[PROG-11] [PROG-13] all count towards the course, except for quizzes without a lesson', () => {
    expect(hasNoDuplicates(courseUnitIds)).toBe(true);
    const all = idsOf([...lessons, ...levels, ...quizzes]);
    const separate = idsOf(quizzes.filter(({ lesson }) => lesson === null));
    expect(separate).toContain('advanced-quiz');
    expect(all.filter((id) => !courseUnitIds.includes(id))).toEqual(separate);
  });

  it('are found by id, a lesson by its aliases, too', () => {
    expect(findLesson('literature-poetry')?.id).toBe('advanced-literature');
    expect(findLesson('idiomatic-expressions')?.id).toBe('advanced-idioms');
    for (const unknown of ['', 'quiz-x', 'Alphabet', 'constructor', '__proto__'])
      expect([findLesson(unknown), findQuiz(unknown), findLevel(unknown)]).toEqual([
        undefined,
        undefined,
        undefined,
      ]);
  });

  it('are not found at other paths', () => {
    const paths = ['/beginner/quiz/x', '/beginner/alphabet/', '/advanced/cultural', ''];
    expect(paths.filter((path) => findLessonByPath(path) ?? findQuizByPath(path))).toEqual([]);
  });

  it('[ACCESS-02] [ACCESS-10] need a login, and all open to an entitled learner (D25)', () => {
    for (const { tier } of [...lessons, ...quizzes]) {
      expect(checkAccess(requiredAccessOfTier(tier), null)).toBe('login');
      expect(checkAccess(requiredAccessOfTier(tier), { entitled: true })).toBe('open');
    }
  });
});

describe('rules of a level', () => {
  it.each(lessonsOf('beginner'))(
    '[TIME-11] [TIME-12] [TIME-13] [TIME-14] [TIME-15] [TIME-16] [TIME-17] [TIME-18] [TIME-19] [IHUB-10] $id is completed above 10 minutes or at 5 right answers, and a minute is worth 5 %',
    ({ completion, percentPerMinute }) => {
      expect(completion).toEqual({ minutesAbove: 10, points: 5, pointRule: 'right' });
      expect(percentPerMinute).toBe(5);
    },
  );

  it.each([...lessonsOf('intermediate'), ...lessonsOf('advanced')])(
    '[IHUB-11] $id is completed above 15 minutes, and a minute is worth 2 % (OP-5: 5 % in writing)',
    ({ id, completion, percentPerMinute }) => {
      expect(completion.minutesAbove).toBe(15);
      expect(percentPerMinute).toBe(id === 'writing' ? 5 : 2);
    },
  );

  it('[PROG-15] a visit to a hub adds 1 minute at beginner and 5 at intermediate level (OP-8: none at advanced)', () =>
    expect(levels.map(({ id, visitMinutes }) => [id, visitMinutes])).toEqual([
      ['beginner', 1],
      ['intermediate', 5],
      ['advanced', 0],
    ]));

  it.each(quizzesOf('beginner'))(
    '[QRUN-13] [QRUN-16] [QRUN-06] $id has at least 5 questions of 30 s, red at 10',
    ({ size, rules }) => {
      expect(size).toBeGreaterThanOrEqual(5);
      expect(rules).toEqual(timedPerQuestion({ seconds: 30, redAt: 10 }));
    },
  );

  it.each(quizzesOf('intermediate'))(
    '[QRUN-06] $id has at least 10 questions, each with its own countdown',
    ({ size, rules }) => {
      expect(size).toBeGreaterThanOrEqual(10);
      expect(rules.clock.per).toBe('question');
    },
  );

  it.each(quizzesOf('advanced'))(
    '[QADV-01] [QADV-10] [CONT3-05] [CONT3-06] $id has at least 2 questions, one countdown of 300 s, red at 10, and Next',
    ({ size, rules }) => {
      expect(size).toBeGreaterThanOrEqual(2);
      expect(rules).toEqual({ ...timedAsAWhole, clock: { per: 'quiz', seconds: 300, redAt: 10 } });
    },
  );
});
