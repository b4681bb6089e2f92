/**
 * The catalog: what the course consists of, without any content. Routes, guards, hubs, seeding,
 * totals and reports are derived from these tables; they are the only place for facts about a unit.
 * Numbers come from docs/requirements, such as decisions D5, D12, D17, D23, D33.
 */
import type { CompletionRule } from '@ena/domain/progress/completion';
import type { PointRule } from '@ena/domain/progress/points';
import type { QuizRules } from '@ena/domain/quiz/model';

export const levelIds = ['beginner', 'intermediate', 'advanced'] as const;
export type LevelId = (typeof levelIds)[number];
/** `free`: any signed-in learner; `premium`: subscribers and admins. */
export type Tier = 'free' | 'premium';

export interface Level {
  readonly id: LevelId;
  readonly title: string;
  readonly titleKa: string;
  /** Georgian letters number things: ა is 1, ბ is 2, გ is 3. */
  readonly numeral: string;
  readonly path: string;
  readonly description: string;
  /** Minutes that a visit to the hub records (OP-8). */
  readonly visitMinutes: number;
}

export const levels = [
  {
    id: 'beginner',
    title: 'Beginner',
    titleKa: 'საწყისი',
    numeral: 'ა',
    path: '/beginner',
    description: 'Letters, everyday words, numbers, food, family, the day.',
    visitMinutes: 1,
  },
  {
    id: 'intermediate',
    title: 'Intermediate',
    titleKa: 'საშუალო',
    numeral: 'ბ',
    path: '/intermediate',
    description: 'Sentences, conversations, reading and writing.',
    visitMinutes: 5,
  },
  {
    id: 'advanced',
    title: 'Advanced',
    titleKa: 'მაღალი',
    numeral: 'გ',
    path: '/advanced',
    description: 'Screeves, idioms, literature and culture.',
    visitMinutes: 0,
  },
] as const satisfies readonly Level[];

interface LessonEntry {
  readonly id: string;
  readonly level: LevelId;
  readonly tier: Tier;
  readonly path: string;
  readonly title: string;
  /** Title on the hub card, if it differs (IHUB-02). */
  readonly hubTitle?: string;
  readonly quiz: string;
  readonly completion: CompletionRule;
  /** Display percent per minute of study, until completion. */
  readonly percentPerMinute: number;
}

const beginnerCompletion: CompletionRule = { minutesAbove: 10, points: 5, pointRule: 'right' };
const after15 = (points: number, counts: PointRule): CompletionRule => ({
  minutesAbove: 15,
  points,
  pointRule: counts,
});

const lesson = <Id extends string, Quiz extends string>(
  level: LevelId,
  slug: string,
  id: Id,
  quiz: Quiz,
  title: string,
  rest: Partial<Pick<CatalogLesson, 'tier' | 'completion' | 'percentPerMinute' | 'hubTitle'>> = {},
) => ({
  id,
  quiz,
  level,
  path: `/${level}/${slug}`,
  title,
  tier: rest.tier ?? 'premium',
  completion: rest.completion ?? beginnerCompletion,
  percentPerMinute: rest.percentPerMinute ?? (level === 'beginner' ? 5 : 2),
  ...(rest.hubTitle === undefined ? {} : { hubTitle: rest.hubTitle }),
});

/** The 21 lessons in teaching order. */
export const lessons = [
  lesson('beginner', 'alphabet', 'alphabet', 'quiz-alphabet', 'Georgian Alphabet', { tier: 'free' }),
  lesson('beginner', 'basic-vocabulary', 'basic-vocabulary', 'quiz-vocabulary', 'Basic Vocabulary', {
    tier: 'free',
  }),
  lesson('beginner', 'colors-and-shapes', 'colors-shapes', 'quiz-colors', 'Colors and Shapes'),
  lesson('beginner', 'numbers', 'numbers', 'quiz-numbers', 'Numbers'),
  lesson('beginner', 'months-and-seasons', 'months', 'quiz-months', 'Months and Seasons'),
  lesson('beginner', 'food-and-drinks', 'food', 'quiz-food', 'Food and Drinks'),
  lesson('beginner', 'human-body', 'body', 'quiz-body', 'Human Body'),
  lesson('beginner', 'animals', 'animals', 'quiz-animals', 'Animals'),
  lesson('beginner', 'daily-activities', 'activities', 'quiz-activities', 'Daily Activities'),
  lesson('intermediate', 'grammar', 'grammar', 'quiz-grammar', 'Grammar Fundamentals', {
    completion: after15(5, 'grammar'),
    hubTitle: 'Advance Grammar',
  }),
  lesson('intermediate', 'sentences', 'sentences', 'quiz-sentences', 'Sentence Construction', {
    completion: after15(5, 'sentences'),
    hubTitle: 'Sentences Construction',
  }),
  lesson('intermediate', 'common-words', 'common-words', 'quiz-common-words', 'Common Words', {
    completion: after15(2, 'common-words'),
  }),
  lesson('intermediate', 'conversations', 'conversations', 'quiz-conversations', 'Daily Conversations', {
    completion: after15(3, 'answered'),
    hubTitle: 'Conversations',
  }),
  lesson('intermediate', 'reading', 'reading', 'quiz-reading', 'Reading Practice', {
    completion: after15(3, 'answered'),
  }),
  lesson('intermediate', 'writing', 'writing', 'quiz-writing', 'Writing Exercises', {
    completion: after15(3, 'texts'),
    percentPerMinute: 5,
    hubTitle: 'Writing Practice',
  }),
  lesson('advanced', 'grammar', 'advanced-grammar', 'quiz-advanced-grammar', 'Advanced Grammar', {
    completion: after15(3, 'answered-and-right'),
  }),
  lesson('advanced', 'culture', 'advanced-culture', 'quiz-advanced-culture', 'Culture', {
    completion: after15(3, 'answered-and-right'),
  }),
  // Literature is completed by time alone (ADV-40).
  lesson('advanced', 'literature', 'advanced-literature', 'quiz-advanced-literature', 'Literature & Poetry', {
    completion: { minutesAbove: 15, points: null, pointRule: 'answered' },
  }),
  lesson('advanced', 'idioms', 'advanced-idioms', 'quiz-advanced-idioms', 'Idiomatic Expressions', {
    completion: after15(3, 'answered-and-right'),
  }),
  // One point: a draft of more than 100 characters (ADV-37).
  lesson('advanced', 'writing', 'advanced-writing', 'quiz-advanced-writing', 'Advanced Writing', {
    completion: after15(1, 'draft'),
  }),
  lesson('advanced', 'listening', 'advanced-listening', 'quiz-advanced-listening', 'Advanced Listening', {
    completion: after15(3, 'answered-and-current'),
  }),
] as const satisfies readonly LessonEntry[];

export type LessonId = (typeof lessons)[number]['id'];
export interface CatalogLesson extends LessonEntry {
  readonly id: LessonId;
}
export type QuizId = (typeof lessons)[number]['quiz'] | 'advanced-quiz';

export interface CatalogQuiz {
  readonly id: QuizId;
  readonly topic: string;
  readonly level: LevelId;
  readonly tier: Tier;
  /** The first is canonical; the others open the same page (decision D17). */
  readonly paths: readonly [string, ...string[]];
  readonly title: string;
  /** The lesson it belongs to; the general advanced quiz belongs to none. */
  readonly lesson: LessonId | null;
  readonly rules: QuizRules;
  readonly size: number;
  /** Counts towards the total of the course (decision D23). */
  readonly counted: boolean;
}

const checked = (seconds: number, redAt: number, delayMs = 1500): QuizRules => ({
  clock: { per: 'question', seconds, redAt },
  flow: { kind: 'check', delayMs },
});
const beginnerRules = checked(30, 10);
/** QADV-01 has no red limit for the general quiz, so it has that of the topic quizzes (QADV-10). */
const advancedRules: QuizRules = {
  clock: { per: 'quiz', seconds: 300, redAt: 10 },
  flow: { kind: 'next' },
};
const intermediateRules: Record<string, QuizRules> = {
  'common-words': checked(30, 10),
  reading: checked(90, 20),
  writing: checked(120, 30, 2000),
};

const topicOf = (quizId: string) => quizId.replace(/^quiz-(advanced-)?/, '');

function topicQuiz(of: (typeof lessons)[number]): CatalogQuiz {
  const topic = topicOf(of.quiz);
  const shared = {
    id: of.quiz,
    topic,
    level: of.level,
    tier: of.tier,
    title: `${of.title} Quiz`,
    lesson: of.id,
    counted: true,
  };
  switch (of.level) {
    case 'beginner':
      return { ...shared, paths: [`/beginner/quiz/${topic}`], rules: beginnerRules, size: 5 };
    case 'intermediate':
      return {
        ...shared,
        paths: [`/intermediate/quiz/${topic}`],
        rules: intermediateRules[topic] ?? checked(45, 10),
        size: 10,
      };
    case 'advanced': {
      // Lessons link to the first path (ADV-01), the list of all quizzes to the second.
      const others = topic === 'culture' ? ['/advanced/cultural/quiz', '/advanced/quiz/cultural'] : [];
      return {
        ...shared,
        paths: [`/advanced/${topic}/quiz`, `/advanced/quiz/${topic}`, ...others],
        rules: advancedRules,
        size: topic === 'grammar' ? 3 : 2,
      };
    }
  }
}

/** The 22 quizzes: one for each lesson, and the general advanced quiz. */
export const quizzes: readonly CatalogQuiz[] = [
  ...lessons.map(topicQuiz),
  {
    id: 'advanced-quiz',
    topic: 'general',
    level: 'advanced',
    tier: 'premium',
    paths: ['/advanced/quiz'],
    title: 'General Advanced Quiz',
    lesson: null,
    rules: advancedRules,
    size: 5,
    counted: false,
  },
];

/** Other names of lesson ids in the specification, and the id that they mean (decision D33, O7). */
export const lessonAliases: Readonly<Record<string, LessonId>> = {
  'literature-poetry': 'advanced-literature',
  'idiomatic-expressions': 'advanced-idioms',
};

const byId = <Unit extends { readonly id: string }>(units: readonly Unit[]) =>
  new Map<string, Unit>(units.map((unit) => [unit.id, unit]));
const lessonById = byId<CatalogLesson>(lessons);
const quizById = byId<CatalogQuiz>(quizzes);
const levelById = byId<Level>(levels);

export const findLesson = (id: string): CatalogLesson | undefined => lessonById.get(lessonAliases[id] ?? id);
export const findQuiz = (id: string): CatalogQuiz | undefined => quizById.get(id);
export const findLevel = (id: string): Level | undefined => levelById.get(id);
export const findLessonByPath = (path: string): CatalogLesson | undefined =>
  lessons.find((unit) => unit.path === path);
export const findQuizByPath = (path: string): CatalogQuiz | undefined =>
  quizzes.find((unit) => unit.paths.includes(path));

export const lessonsOf = (level: LevelId): readonly CatalogLesson[] =>
  lessons.filter((unit) => unit.level === level);
/** Whether every lesson of the level needs a subscription; its hub does not. */
export const isPremiumLevel = (level: LevelId): boolean =>
  lessonsOf(level).every(({ tier }) => tier === 'premium');
export const quizzesOf = (level: LevelId): readonly CatalogQuiz[] =>
  quizzes.filter((unit) => unit.level === level);

/** The records that every new learner gets: 21 lessons and 3 levels (PROG-02). */
export const initialUnitIds: readonly string[] = [
  ...lessons.map((unit) => unit.id),
  ...levels.map((unit) => unit.id),
];

/** Units that count in lessons_completed and in the total of the course (decision D23). */
export const countedUnitIds: readonly string[] = [
  ...initialUnitIds,
  ...quizzes.filter((quiz) => quiz.counted).map((quiz) => quiz.id),
];

/** Every id that a progress report may name. */
export const isReportable = (unitId: string): boolean =>
  findLesson(unitId) !== undefined || quizById.has(unitId) || levelById.has(unitId);
