import type { Fault } from './model.ts';

const src = 'apps/web/src';

/** What screen readers get: live regions, focus, descriptions (docs/accessibility.md). */
export const webAccessibilityFaults: readonly Fault[] = [
  {
    id: 'announcement-inserted',
    title:
      'The score at the end of an exercise is inserted together with its live region: few screen readers say it',
    file: `${src}/exercise/ExerciseFrame.tsx`,
    find: '      <RunSummary {...{ isEnded, exercise',
    replace: '      <RunSummary key={String(isEnded)} {...{ isEnded, exercise',
    tests: [{ file: `${src}/exercise/screenReader.test.tsx`, title: 'exercises are what' }],
  },
  {
    id: 'finish-loses-focus',
    title: 'Finish ends an exercise and loses the focus',
    file: `${src}/exercise/RunSummary.tsx`,
    find: 'if (isEnded && document.activeElement === document.body)',
    replace: 'if (!isEnded && document.activeElement === document.body)',
    tests: [{ file: `${src}/exercise/screenReader.test.tsx`, title: 'Finish ends an exercise' }],
  },
  {
    id: 'field-without-question',
    title: 'A text field takes the focus, and a screen reader does not say the question',
    file: `${src}/exercise/TypedView.tsx`,
    find: '          aria-describedby={describedBy}\n',
    replace: '',
    tests: [{ file: `${src}/exercise/screenReader.test.tsx`, title: 'exercises are what' }],
  },
  {
    id: 'letters-spelled',
    title: 'Screen readers spell the letters of a wrong answer instead of reading the word',
    file: `${src}/exercise/AnswerDiff.tsx`,
    find: '      <span aria-hidden className',
    replace: '      <span className',
    tests: [{ file: `${src}/exercise/screenReader.test.tsx`, title: 'exercises are what' }],
  },
  {
    id: 'check-answer-loses-focus',
    title: 'Check Answer is disabled once it is pressed, and loses the focus',
    file: `${src}/features/quiz/QuestionScreen.tsx`,
    find: "          aria-disabled={event?.type !== 'advance'",
    replace: "          disabled={event?.type !== 'advance'",
    tests: [{ file: `${src}/features/quiz/screenReader.test.tsx` }],
  },
  {
    id: 'time-left-unsaid',
    title: 'Screen readers do not say that the time of a question runs out',
    file: `${src}/features/quiz/QuestionScreen.tsx`,
    find: '{urgent ? `${setting.rules',
    replace: "{urgent && attempt.phase === 'finished' ? `${setting.rules",
    tests: [{ file: `${src}/features/quiz/screenReader.test.tsx` }],
  },
  {
    id: 'untimed-feedback-ends',
    title: 'Feedback disappears by itself, although the learner has switched time limits off',
    file: `${src}/features/quiz/useAttempt.ts`,
    find: "flow.kind !== 'check' || untimed || isPaused",
    replace: "flow.kind !== 'check' || isPaused",
    tests: [{ file: `${src}/features/quiz/QuizPage.test.tsx`, title: 'without time limits' }],
  },
  {
    id: 'second-miss-silent',
    title: 'The second wrong meaning of a match is not announced',
    file: `${src}/features/today/MatchBoard.tsx`,
    find: '<VerdictLine key={result.number} tone="wrong">',
    replace: '<VerdictLine tone="wrong">',
    tests: [{ file: `${src}/features/today/screenReader.test.tsx` }],
  },
  {
    id: 'hint-loses-focus',
    title: 'Hint goes away in Today, and the focus with it',
    file: `${src}/features/today/SessionFrame.tsx`,
    find: '  }, [frame, state]);',
    replace: '  }, [frame]);',
    tests: [{ file: `${src}/features/today/screenReader.test.tsx` }],
  },
  {
    id: 'completion-inserted',
    title: 'That a lesson is completed is inserted with its live region, and not announced',
    file: `${src}/features/lesson/LessonEnd.tsx`,
    find: 'useState(false)',
    replace: 'useState(isReached)',
    tests: [{ file: `${src}/features/lesson/screenReader.test.tsx` }],
  },
  {
    id: 'georgian-unmarked',
    title: 'Georgian text is not marked, and screen readers say it with an English voice',
    file: `${src}/ui/Georgian.tsx`,
    find: '<span lang="ka" className={className}>',
    replace: '<span className={className}>',
    tests: [{ file: `${src}/features/tips/TipsPage.test.tsx`, title: 'show tips with examples in Georgian' }],
  },
];
