/**
 * Achievements, skill badges and milestones (ACH-02; decision D9). The texts that ACH-04 names are among them; the
 * other conditions are ours. Each can be met with the present course.
 */
import type { Achievement, Condition, Counter, Step } from '@ena/domain/achievement/achievement';
import { letterNumeral } from '@ena/domain/georgian/letterNumeral';
import { mkhedruli } from '@ena/domain/georgian/letters';
import { courseUnitIds, lessons, lessonsOf, quizzes, quizzesOf } from './catalog.ts';

const count = (of: Counter, atLeast: number): Condition => ({ kind: 'count', of, atLeast });
const steps = (units: readonly string[], atLeast: number, percent?: number): Condition => ({
  kind: 'steps',
  steps: units.map((unit): Step => (percent === undefined ? { unit } : { unit, percent })),
  atLeast,
});
const allOf = (units: readonly string[]): Condition => steps(units, units.length);
const idsOf = (units: readonly { readonly id: string }[]) => units.map(({ id }) => id);

/** Its emblem is a number, written in letters as Georgians once did. */
const achievement = (
  id: string,
  title: string,
  description: string,
  unitLabel: string,
  condition: Condition,
  number = condition.atLeast,
): Achievement => ({
  id,
  kind: 'achievement',
  title,
  description,
  unitLabel,
  emblem: letterNumeral(number),
  condition,
});

const beginner = idsOf(lessonsOf('beginner'));
const intermediate = idsOf(lessonsOf('intermediate'));
const advanced = idsOf(lessonsOf('advanced'));
const advancedQuizzes = idsOf(quizzesOf('advanced').filter(({ countsTowardsCourse }) => countsTowardsCourse));
const allQuizzes = idsOf(quizzes);
const letters = mkhedruli.length;

const generalAchievements: readonly Achievement[] = [
  achievement(
    'first-lesson',
    'First Page',
    'Complete your first lesson.',
    'lesson',
    steps(idsOf(lessons), 1),
  ),
  achievement(
    'alphabet',
    'Alphabet Master',
    `Learn the ${letters} Georgian letters: complete Georgian Alphabet and its quiz.`,
    'steps',
    allOf(['alphabet', 'quiz-alphabet']),
    letters,
  ),
  achievement('quizzes-2', 'Put to the Test', 'Finish 2 quizzes.', 'quizzes', steps(allQuizzes, 2)),
  achievement(
    'full-marks',
    'Full Marks',
    'Score 100 percent in 5 quizzes.',
    'quizzes',
    steps(allQuizzes, 5, 100),
  ),
  achievement(
    'quiz-average',
    'Steady Hand',
    'Finish 10 quizzes averaging 80 percent. Your 10 best count.',
    'quizzes',
    { kind: 'average', quizzes: allQuizzes, atLeast: 10, percent: 80 },
  ),
  achievement('streak-7', 'A Week of Georgian', 'Keep a streak of 7 days.', 'days', count('streak', 7)),
  achievement('streak-30', 'A Month of Georgian', 'Keep a streak of 30 days.', 'days', count('streak', 30)),
  achievement('hours-20', 'Twenty Hours', 'Study for 20 hours.', 'hours', count('hours', 20)),
  achievement('words-100', 'First Hundred', 'Learn 100 words.', 'words', count('words', 100)),
  achievement('words-300', 'Word Treasury', 'Learn 300 words.', 'words', count('words', 300)),
  achievement(
    'dictation-40',
    'By Ear',
    'Write 40 different words right in dictation.',
    'words',
    count('dictation', 40),
  ),
  achievement(
    'answers-500',
    'Five Hundred Right',
    'Give 500 right answers in exercises and quizzes.',
    'answers',
    count('right-answers', 500),
  ),
  achievement(
    'beginner',
    'Beginner Complete',
    `Complete all ${beginner.length} Beginner lessons.`,
    'lessons',
    allOf(beginner),
  ),
  achievement(
    'intermediate',
    'Intermediate Complete',
    `Complete all ${intermediate.length} Intermediate lessons.`,
    'lessons',
    allOf(intermediate),
  ),
  achievement(
    'advanced',
    'Advanced Complete',
    `Complete all ${advanced.length} Advanced lessons and their ${advancedQuizzes.length} quizzes.`,
    'lessons and quizzes',
    allOf([...advanced, ...advancedQuizzes]),
  ),
  achievement(
    'essays-4',
    'Pen and Paper',
    'Submit texts for 4 different prompts of Advanced Writing.',
    'prompts',
    count('essays', 4),
  ),
];

const skillPercent = 80;
const badges = lessons.flatMap(({ id, title, emblem, badge, quiz }): readonly Achievement[] =>
  badge === null
    ? []
    : [
        {
          id: `skill-${id}`,
          kind: 'badge',
          title: badge,
          description: `Complete ${title} and score ${skillPercent} percent in its quiz.`,
          unitLabel: 'steps',
          emblem,
          condition: {
            kind: 'steps',
            steps: [{ unit: id }, { unit: quiz, percent: skillPercent }],
            atLeast: 2,
          },
        },
      ],
);

const milestone = (percent: number, title: string): Achievement => {
  const total = courseUnitIds.length;
  const atLeast = Math.ceil((percent * total) / 100);
  return {
    id: `course-${percent}`,
    kind: 'milestone',
    title,
    description: `Complete ${percent} percent of the course: ${atLeast} of ${total} lessons, quizzes and levels.`,
    unitLabel: 'steps',
    emblem: letterNumeral(percent),
    condition: steps(courseUnitIds, atLeast),
  };
};
const milestones = [
  milestone(25, 'A Quarter of the Way'),
  milestone(50, 'Halfway'),
  milestone(75, 'Three Quarters'),
  milestone(100, 'The Whole Course'),
];

/** All achievements, badges and milestones, in the order of the page. */
export const achievements: readonly Achievement[] = [...generalAchievements, ...badges, ...milestones];

const byId = new Map(achievements.map((one) => [one.id, one]));
export const findAchievement = (id: string): Achievement | undefined => byId.get(id);
