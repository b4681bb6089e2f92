import { checkAccess, requiredAccessOfTier } from '@ena/domain/entitlement/entitlement';
import { percentCompleted } from '@ena/domain/progress/display';
import { describe, expect, it } from 'vitest';
import {
  type CatalogLesson,
  type CatalogQuiz,
  countedUnitIds,
  findLesson,
  findLevel,
  findQuiz,
  isReportable,
  lessonAliases,
  findLessonByPath,
  lessons,
  lessonsOf,
  levelIds,
  levels,
  findQuizByPath,
  quizzes,
  quizzesOf,
  initialUnitIds,
} from './catalog.ts';

const beginnerIds = [
  'alphabet',
  'basic-vocabulary',
  'colors-shapes',
  'numbers',
  'months',
  'food',
  'body',
  'animals',
  'activities',
];
const intermediateIds = ['grammar', 'sentences', 'common-words', 'conversations', 'reading', 'writing'];
const advancedTopics = ['grammar', 'culture', 'literature', 'idioms', 'writing', 'listening'];
const advancedIds = advancedTopics.map((topic) => `advanced-${topic}`);
const ids = (units: readonly { readonly id: string }[]) => units.map(({ id }) => id);

describe('sizes and ids', () => {
  it('[PROG-11] [PROG-13] the course counts 45 units: 21 lessons, 9 + 6 + 6 topic quizzes, 3 levels, no general quiz', () => {
    expect([lessons.length, quizzes.length, levels.length]).toEqual([21, 22, 3]);
    expect(levelIds.map((level) => quizzesOf(level).filter((quiz) => quiz.counted).length)).toEqual([
      9, 6, 6,
    ]);
    expect(countedUnitIds).toHaveLength(45);
    expect(new Set(countedUnitIds).size).toBe(45);
    expect(countedUnitIds).not.toContain('advanced-quiz');
    expect(ids(quizzes).filter((id) => !countedUnitIds.includes(id))).toEqual(['advanced-quiz']);
  });

  it('[PROG-02] [TIME-07] [ADV-36] a new learner gets 24 records with these ids', () =>
    expect(initialUnitIds).toEqual([
      ...beginnerIds,
      ...intermediateIds,
      ...advancedIds,
      'beginner',
      'intermediate',
      'advanced',
    ]));

  it.each([
    ['[HUB-01] [BEG-01]', 'beginner', beginnerIds],
    ['[HUB-07] [INT-01]', 'intermediate', intermediateIds],
    ['[HUB-08]', 'advanced', advancedIds],
  ] as const)('%s the percent of %s counts exactly its lessons', (_, level, expected) => {
    const units = ids(lessonsOf(level));
    expect(units).toEqual(expected);
    const done = (lessonIds: readonly string[]) =>
      lessonIds.map((lessonId) => ({ lessonId, completed: true, timeSpent: 0 }));
    const others = countedUnitIds.filter((id) => !units.includes(id));
    expect(percentCompleted(done([...others, 'advanced-quiz']), units)).toBe(0);
    expect(percentCompleted(done(expected), units)).toBe(100);
  });

  it('quizzes have the ids quiz-{topic} and quiz-advanced-{topic}, unlike those of lessons (D12, D33)', () => {
    const topics = [
      'alphabet',
      'vocabulary',
      'colors',
      'numbers',
      'months',
      'food',
      'body',
      'animals',
      'activities',
    ];
    expect(ids(quizzesOf('beginner'))).toEqual(topics.map((topic) => `quiz-${topic}`));
    expect(ids(quizzesOf('intermediate'))).toEqual(intermediateIds.map((topic) => `quiz-${topic}`));
    expect(ids(quizzesOf('advanced'))).toEqual([
      ...advancedTopics.map((topic) => `quiz-advanced-${topic}`),
      'advanced-quiz',
    ]);
  });

  it('a unit is found by its id, and a lesson by its alias too', () => {
    expect(lessonAliases).toEqual({
      'literature-poetry': 'advanced-literature',
      'idiomatic-expressions': 'advanced-idioms',
    });
    expect(findLesson('literature-poetry')?.id).toBe('advanced-literature');
    expect(findLesson('idiomatic-expressions')?.id).toBe('advanced-idioms');
    expect(findLesson('alphabet')?.title).toBe('Georgian Alphabet');
    expect(findQuiz('quiz-advanced-culture')?.lesson).toBe('advanced-culture');
    expect(findLevel('beginner')?.path).toBe('/beginner');
    for (const unknown of ['', 'quiz-x', 'Alphabet', 'constructor', '__proto__'])
      expect([findLesson(unknown), findQuiz(unknown), findLevel(unknown), isReportable(unknown)]).toEqual([
        undefined,
        undefined,
        undefined,
        false,
      ]);
  });

  it('progress reports are accepted for every unit, the general quiz and the aliases', () => {
    const reportable = [...countedUnitIds, 'advanced-quiz', 'literature-poetry', 'idiomatic-expressions'];
    expect(reportable.filter((id) => !isReportable(id))).toEqual([]);
  });
});

describe('paths', () => {
  /** Lesson page, lesson id, quiz page. */
  const pages = [
    ['[BEG-01] [BEG-04] [QBEG-03] [HUB-02]', '/beginner/alphabet', 'alphabet', '/beginner/quiz/alphabet'],
    [
      '[BEG-01] [BEG-04] [QBEG-03] [HUB-02]',
      '/beginner/basic-vocabulary',
      'basic-vocabulary',
      '/beginner/quiz/vocabulary',
    ],
    [
      '[BEG-01] [BEG-04] [QBEG-03] [HUB-02]',
      '/beginner/colors-and-shapes',
      'colors-shapes',
      '/beginner/quiz/colors',
    ],
    ['[BEG-01] [BEG-04] [QBEG-03] [HUB-02]', '/beginner/numbers', 'numbers', '/beginner/quiz/numbers'],
    [
      '[BEG-01] [BEG-04] [QBEG-03] [HUB-02]',
      '/beginner/months-and-seasons',
      'months',
      '/beginner/quiz/months',
    ],
    ['[BEG-01] [BEG-04] [QBEG-03] [HUB-02]', '/beginner/food-and-drinks', 'food', '/beginner/quiz/food'],
    ['[BEG-01] [BEG-04] [QBEG-03] [HUB-02]', '/beginner/human-body', 'body', '/beginner/quiz/body'],
    ['[BEG-01] [BEG-04] [QBEG-03] [HUB-02]', '/beginner/animals', 'animals', '/beginner/quiz/animals'],
    [
      '[BEG-01] [BEG-04] [QBEG-03] [HUB-02]',
      '/beginner/daily-activities',
      'activities',
      '/beginner/quiz/activities',
    ],
    [
      '[INT-01] [INT-03] [QINT-01] [QINT-02]',
      '/intermediate/grammar',
      'grammar',
      '/intermediate/quiz/grammar',
    ],
    [
      '[INT-01] [INT-03] [QINT-01] [QINT-02]',
      '/intermediate/sentences',
      'sentences',
      '/intermediate/quiz/sentences',
    ],
    [
      '[INT-01] [INT-03] [QINT-01] [QINT-02]',
      '/intermediate/common-words',
      'common-words',
      '/intermediate/quiz/common-words',
    ],
    [
      '[INT-01] [INT-03] [QINT-01] [QINT-02]',
      '/intermediate/conversations',
      'conversations',
      '/intermediate/quiz/conversations',
    ],
    [
      '[INT-01] [INT-03] [QINT-01] [QINT-02]',
      '/intermediate/reading',
      'reading',
      '/intermediate/quiz/reading',
    ],
    [
      '[INT-01] [INT-03] [QINT-01] [QINT-02]',
      '/intermediate/writing',
      'writing',
      '/intermediate/quiz/writing',
    ],
    ['[QADV-07] [QADV-09]', '/advanced/grammar', 'advanced-grammar', '/advanced/grammar/quiz'],
    ['[QADV-07] [QADV-09]', '/advanced/culture', 'advanced-culture', '/advanced/culture/quiz'],
    ['[QADV-07] [QADV-09]', '/advanced/literature', 'advanced-literature', '/advanced/literature/quiz'],
    ['[QADV-07] [QADV-09]', '/advanced/idioms', 'advanced-idioms', '/advanced/idioms/quiz'],
    ['[QADV-07] [QADV-09]', '/advanced/writing', 'advanced-writing', '/advanced/writing/quiz'],
    ['[QADV-07] [QADV-09]', '/advanced/listening', 'advanced-listening', '/advanced/listening/quiz'],
  ] as const;

  it.each(pages)('%s %s is the lesson %s, with its quiz at %s and back', (_, path, id, quizPath) => {
    const lesson = findLessonByPath(path);
    const quiz = findQuizByPath(quizPath);
    expect(lesson?.id).toBe(id);
    expect(quiz?.lesson).toBe(id);
    expect(quiz?.id).toBe(lesson?.quiz);
    expect(quiz?.paths[0]).toBe(quizPath);
    expect(quiz?.level).toBe(lesson?.level);
  });

  it('the table of paths has a row for every lesson', () =>
    expect(pages.map(([, , id]) => id)).toEqual(ids(lessons)));

  it.each(advancedTopics)('[QADV-07] both path formats of %s open the same quiz', (topic) => {
    expect(findQuizByPath(`/advanced/quiz/${topic}`)?.id).toBe(`quiz-advanced-${topic}`);
    expect(findQuizByPath(`/advanced/${topic}/quiz`)?.id).toBe(`quiz-advanced-${topic}`);
  });

  it('[QADV-08] culture and cultural open the same quiz in both path formats', () =>
    expect(findQuiz('quiz-advanced-culture')?.paths).toEqual([
      '/advanced/culture/quiz',
      '/advanced/quiz/culture',
      '/advanced/cultural/quiz',
      '/advanced/quiz/cultural',
    ]));

  it('the general quiz is at /advanced/quiz and belongs to no lesson', () =>
    expect(findQuizByPath('/advanced/quiz')).toMatchObject({ id: 'advanced-quiz', lesson: null }));

  it('no path is used twice', () => {
    const paths = [...levels, ...lessons]
      .map(({ path }): string => path)
      .concat(quizzes.flatMap((quiz) => quiz.paths));
    // 3 levels, 21 lessons, 15 quizzes with one path, 5 with two, culture with four, the general quiz.
    expect(paths).toHaveLength(3 + 21 + 15 + 5 * 2 + 4 + 1);
    expect(new Set(paths).size).toBe(paths.length);
  });

  it('no unit is found at other paths', () => {
    const otherPaths = [
      '/beginner/quiz/x',
      '/beginner/alphabet/',
      '/advanced/cultural',
      '/intermediate/writing/quiz',
      '',
    ];
    expect(otherPaths.filter((path) => findLessonByPath(path) ?? findQuizByPath(path))).toEqual([]);
  });

  it('[INT-01] the six intermediate pages have these titles', () =>
    expect(lessonsOf('intermediate').map(({ title }) => title)).toEqual([
      'Grammar Fundamentals',
      'Sentence Construction',
      'Common Words',
      'Daily Conversations',
      'Reading Practice',
      'Writing Exercises',
    ]));
});

describe('rules of the quizzes', () => {
  const check = (seconds: number, redAt: number, delayMs = 1500) => ({
    clock: { per: 'question', seconds, redAt },
    flow: { kind: 'check', delayMs },
  });
  const next = { clock: { per: 'quiz', seconds: 300, redAt: 10 }, flow: { kind: 'next' } };

  it.each(quizzesOf('beginner'))(
    '[QRUN-13] [QRUN-16] [QRUN-06] $id: 5 questions of 30 s, red at 10, 1.5 s',
    (quiz) => expect([quiz.size, quiz.rules]).toEqual([5, check(30, 10)]),
  );

  it.each([
    ['[QRUN-14] [QRUN-16] [QRUN-06]', 'quiz-grammar', check(45, 10)],
    ['[QRUN-14] [QRUN-16] [QRUN-06]', 'quiz-sentences', check(45, 10)],
    ['[QRUN-14] [QRUN-16] [QRUN-06]', 'quiz-conversations', check(45, 10)],
    ['[QRUN-13] [QRUN-16] [QRUN-06]', 'quiz-common-words', check(30, 10)],
    ['[QRUN-15] [QRUN-17] [QRUN-06]', 'quiz-reading', check(90, 20)],
    ['[QRUN-15] [QRUN-17] [QINT-15]', 'quiz-writing', check(120, 30, 2000)],
  ])('%s %s has 10 questions and its own clock', (_, id, rules) => {
    expect(findQuiz(id)).toMatchObject({ level: 'intermediate', size: 10 });
    expect(findQuiz(id)?.rules).toEqual(rules);
  });

  it.each([
    ['[QADV-10]', 'quiz-advanced-grammar', 3],
    ['[QADV-10]', 'quiz-advanced-culture', 2],
    ['[QADV-10]', 'quiz-advanced-literature', 2],
    ['[QADV-10]', 'quiz-advanced-idioms', 2],
    ['[QADV-10]', 'quiz-advanced-writing', 2],
    ['[QADV-10]', 'quiz-advanced-listening', 2],
    ['[QADV-01]', 'advanced-quiz', 5],
  ])('%s %s: %i questions, one clock of 300 s, red at 10, Next', (_, id, size) =>
    expect(findQuiz(id)).toMatchObject({ level: 'advanced', size, rules: next }),
  );
});

describe('rules of the lessons', () => {
  it.each([
    ['[TIME-11]', 'alphabet', 10, 5],
    ['[TIME-12]', 'basic-vocabulary', 10, 5],
    ['[TIME-13]', 'colors-shapes', 10, 5],
    ['[TIME-14]', 'numbers', 10, 5],
    ['[TIME-15]', 'months', 10, 5],
    ['[TIME-16]', 'food', 10, 5],
    ['[TIME-17]', 'body', 10, 5],
    ['[TIME-18]', 'animals', 10, 5],
    ['[TIME-19]', 'activities', 10, 5],
    ['[TIME-20]', 'grammar', 15, 5],
    ['[TIME-21]', 'conversations', 15, 3],
    ['[TIME-22]', 'common-words', 15, 2],
    ['[TIME-23]', 'reading', 15, 3],
    ['[TIME-24]', 'writing', 15, 3],
    ['[TIME-25]', 'sentences', 15, 5],
    ['[ADV-39]', 'advanced-grammar', 15, 3],
    ['[ADV-39]', 'advanced-culture', 15, 3],
    ['[ADV-40]', 'advanced-literature', 15, null],
    ['[ADV-41]', 'advanced-idioms', 15, 3],
    ['[ADV-37]', 'advanced-writing', 15, 1],
    ['[ADV-38]', 'advanced-listening', 15, 3],
  ])('%s %s is completed above %i minutes or at %s points', (_, id, minutesAbove, points) =>
    expect(findLesson(id)?.completion).toMatchObject({ minutesAbove, points }),
  );

  it('[IHUB-10] [IHUB-11] a minute is worth 5 % at beginner level and in writing, else 2 % (OP-5)', () => {
    const worth = (percent: number) => ids(lessons.filter((unit) => unit.percentPerMinute === percent));
    expect(worth(5)).toEqual([...beginnerIds, 'writing']);
    expect(worth(2)).toHaveLength(11);
  });

  it('[PROG-15] a visit to a hub adds 1 minute at beginner and 5 at intermediate level (OP-8: none at advanced)', () =>
    expect(levels.map(({ id, visitMinutes }) => [id, visitMinutes])).toEqual([
      ['beginner', 1],
      ['intermediate', 5],
      ['advanced', 0],
    ]));
});

describe('tiers', () => {
  const free = { entitled: false };
  const requiringSubscription = (units: readonly (CatalogLesson | CatalogQuiz)[]) =>
    ids(units.filter((unit) => checkAccess(requiredAccessOfTier(unit.tier), free) === 'subscribe'));

  it('[ACCESS-04] [ACCESS-06] a free learner opens two beginner lessons and no other', () =>
    expect(requiringSubscription(lessonsOf('beginner'))).toEqual(beginnerIds.slice(2)));

  it('[ACCESS-05] [ACCESS-07] a free learner opens the quizzes of these two lessons and no other beginner quiz', () =>
    expect(requiringSubscription(quizzesOf('beginner'))).toEqual(
      ['colors', 'numbers', 'months', 'food', 'body', 'animals', 'activities'].map(
        (topic) => `quiz-${topic}`,
      ),
    ));

  it('[ACCESS-08] a free learner opens nothing above beginner level, the general quiz included', () => {
    expect(requiringSubscription([...lessonsOf('intermediate'), ...lessonsOf('advanced')])).toEqual([
      ...intermediateIds,
      ...advancedIds,
    ]);
    expect(requiringSubscription(quizzes.filter((quiz) => quiz.level !== 'beginner'))).toHaveLength(13);
  });

  it('[ACCESS-02] a visitor opens no unit without a login, free ones included (D25)', () =>
    expect(
      new Set([...lessons, ...quizzes].map((unit) => checkAccess(requiredAccessOfTier(unit.tier), null))),
    ).toEqual(new Set(['login'])));

  it('[ACCESS-10] an entitled learner opens every unit', () =>
    expect(
      new Set(
        [...lessons, ...quizzes].map((unit) =>
          checkAccess(requiredAccessOfTier(unit.tier), { entitled: true }),
        ),
      ),
    ).toEqual(new Set(['open'])));
});

describe('the rule by which a lesson page counts points', () => {
  const rules = [
    ['[TIME-20]', 'grammar', 'grammar'],
    ['[TIME-25]', 'sentences', 'sentences'],
    ['[TIME-22]', 'common-words', 'common-words'],
    ['[TIME-21]', 'conversations', 'answered'],
    ['[TIME-23]', 'reading', 'answered'],
    ['[TIME-24]', 'writing', 'texts'],
    ['[ADV-39]', 'advanced-grammar', 'answered-and-right'],
    ['[ADV-39]', 'advanced-culture', 'answered-and-right'],
    ['[ADV-40]', 'advanced-literature', 'answered'],
    ['[ADV-41]', 'advanced-idioms', 'answered-and-right'],
    ['[ADV-37]', 'advanced-writing', 'draft'],
    ['[ADV-38]', 'advanced-listening', 'answered-and-current'],
    ...lessonsOf('beginner').map(({ id }) => ['[TIME-11] to [TIME-19]', id, 'right'] as const),
  ] as const;

  it.each(rules)('%s %s: %s', (_, id, counts) => expect(findLesson(id)?.completion.pointRule).toBe(counts));

  it('is tested for every lesson', () =>
    expect(rules.map(([, id]) => id).sort()).toEqual(ids(lessons).slice().sort()));
});
