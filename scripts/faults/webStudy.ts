import type { Fault } from './model.ts';

const src = 'apps/web/src';

/** Exercises, quizzes, lessons, Georgian typing, sound and study time. */
export const webStudyFaults: readonly Fault[] = [
  {
    id: 'countdown-too-fast',
    title: 'The countdown of a quiz runs several times too fast',
    file: `${src}/features/quiz/useAttempt.ts`,
    find: '      reportedSeconds = elapsedSeconds;',
    replace: '      reportedSeconds = Math.max(0, elapsedSeconds - 1);',
    tests: [{ file: `${src}/features/quiz/QuizPage.test.tsx`, title: '[QRUN-13] [QRUN-16] counts down' }],
  },
  {
    id: 'verdict-gone-at-once',
    title: 'The verdict of a quiz question disappears too fast to be read',
    file: `${src}/features/quiz/useAttempt.ts`,
    find: "dispatch({ type: 'advance' }), flow.delayMs)",
    replace: "dispatch({ type: 'advance' }), flow.delayMs / 10)",
    tests: [
      {
        file: `${src}/features/quiz/QuizPage.test.tsx`,
        title: 'locks and marks the options, and advances after 1.5 s',
      },
    ],
  },
  {
    id: 'next-question-without-focus',
    title: 'The next quiz question does not receive the focus: a screen reader stays at the previous one',
    file: `${src}/features/quiz/QuizPage.tsx`,
    find: '  }, [position, attempt.seed]);\n  const page',
    replace: '  }, [attempt.seed]);\n  const page',
    tests: [
      {
        file: `${src}/features/quiz/QuizPage.test.tsx`,
        title: 'locks and marks the options, and advances after 1.5 s',
      },
    ],
  },
  {
    id: 'quiz-verdict-not-announced',
    title: 'A screen reader does not announce the verdict of a quiz question',
    file: `${src}/features/quiz/QuizPage.tsx`,
    find: '<p role="status" className="min-w-0 flex-1 text-muted">',
    replace: '<p className="min-w-0 flex-1 text-muted">',
    tests: [
      { file: `${src}/features/quiz/QuizPage.test.tsx`, title: 'announces the verdict and the explanation' },
    ],
  },
  {
    id: 'answer-recorded-twice',
    title: 'Each answer of a quiz is recorded twice',
    file: `${src}/features/quiz/useAttempt.ts`,
    find: 'if (answer && after.answered.length > before.answered.length) onAnswer(answer);',
    replace: 'if (answer) onAnswer(answer);',
    tests: [{ file: `${src}/features/quiz/QuizPage.test.tsx`, title: 'records each answer once' }],
  },
  {
    id: 'review-marks-unanswered-right',
    title: 'The review at the end of a quiz marks a question right whose time ran out',
    file: `${src}/features/quiz/QuizResult.tsx`,
    find: "const right = answered.verdict.kind === 'correct';",
    replace: "const right = answered.verdict.kind !== 'incorrect';",
    tests: [
      {
        file: `${src}/features/quiz/QuizPage.test.tsx`,
        title: 'marks questions whose time ran out as wrong',
      },
    ],
  },
  {
    id: 'right-option-not-shown',
    title: 'After a wrong choice the right option is not shown',
    file: `${src}/exercise/OptionRow.tsx`,
    find: "if (key) return 'right';",
    replace: "if (key && chosen) return 'right';",
    tests: [
      {
        file: `${src}/features/quiz/QuizPage.test.tsx`,
        title: 'locks and marks the options, and advances after 1.5 s',
      },
    ],
  },
  {
    id: 'focused-option-covered',
    title: 'In a low window the bar at the bottom covers the option that has the focus',
    file: `${src}/exercise/OptionRow.tsx`,
    find: 'scroll-mb-36 ',
    replace: '',
    tests: [
      {
        file: `${src}/features/quiz/QuizPage.test.tsx`,
        title: 'is not covered by the bar at the bottom of a low window',
      },
    ],
  },
  {
    id: 'keys-of-search-answer-exercise',
    title: 'Enter in a search field goes on to the next item of an exercise',
    file: `${src}/exercise/useKeys.ts`,
    find: '!here || !(here.contains(target) || target.contains(here))',
    replace: '!here',
    tests: [
      { file: `${src}/exercise/ExerciseFrame.test.tsx`, title: 'and keys pressed elsewhere on the page' },
    ],
  },
  {
    id: 'enter-on-chosen-option-dead',
    title: 'Enter on the chosen option does not check it',
    file: `${src}/exercise/useAnswerKeys.ts`,
    find: 'button:not([aria-pressed=true]), a, textarea, summary',
    replace: 'button, a, textarea, summary',
    tests: [
      {
        file: `${src}/exercise/ExerciseFrame.test.tsx`,
        title: 'keeps the focus on the chosen option, from which Enter advances',
      },
    ],
  },
  {
    id: 'letter-hint-not-shown',
    title: 'A wrong answer that is one letter off shows no hint about the letter',
    file: `${src}/exercise/AnswerFeedback.tsx`,
    find: 'correctionText(item, verdict),',
    replace: 'correctionText(item, verdict).slice(0, 0),',
    tests: [{ file: `${src}/exercise/TypedView.test.tsx`, title: 'One letter is missing' }],
  },
  {
    id: 'exercise-feedback-not-announced',
    title: 'A screen reader does not announce the feedback of an exercise',
    file: `${src}/exercise/ItemFeedback.tsx`,
    find: '<div role="status">',
    replace: '<div>',
    tests: [
      {
        file: `${src}/exercise/ExerciseFrame.test.tsx`,
        title: 'announces the verdict in a live region that existed before it',
      },
    ],
  },
  {
    id: 'check-button-loses-focus',
    title: 'The Check button loses the focus when it is disabled',
    file: `${src}/exercise/ExerciseFrame.tsx`,
    find: 'aria-disabled={!checkable}',
    replace: 'disabled={!checkable}',
    tests: [
      {
        file: `${src}/exercise/ExerciseFrame.test.tsx`,
        title: 'announced as disabled before a choice and keeps the focus',
      },
    ],
  },
  {
    id: 'exercise-without-focus',
    title: 'An exercise that opens does not receive the focus, so that its keys do not work',
    file: `${src}/exercise/ExerciseFrame.tsx`,
    find: 'frame.current?.focus({ preventScroll: true });',
    replace: 'frame.current?.getBoundingClientRect();',
    tests: [{ file: `${src}/exercise/ExerciseFrame.test.tsx`, title: 'can be completed by keyboard alone' }],
  },
  {
    id: 'moved-word-loses-focus',
    title: 'A word that was moved by the keyboard loses the focus',
    file: `${src}/exercise/PlacedViews.tsx`,
    find: 'candidate.focus({ preventScroll: true });',
    replace: 'candidate.getBoundingClientRect();',
    tests: [
      {
        file: `${src}/exercise/PlacedViews.test.tsx`,
        title: 'keeps the focus on a text that was moved by keyboard',
      },
    ],
  },
  {
    id: 'translation-stays-open',
    title: 'The translation opened for one quiz question stays open and reveals the next answer',
    file: `${src}/exercise/ItemView.tsx`,
    find: 'key={`passage of ${item.id}`}',
    replace: 'key="passage"',
    tests: [
      { file: `${src}/features/quiz/QuizPage.test.tsx`, title: '[QINT-05] [QINT-06] hides the translation' },
    ],
  },
  {
    id: 'phone-keyboard-covers-keys',
    title: 'On a phone the virtual keyboard covers the Georgian keys',
    file: `${src}/exercise/TypedView.tsx`,
    find: "keyboard over the letters below.\n    if (window.matchMedia('(hover: hover)').matches)",
    replace: "keyboard over the letters below.\n    if (window.matchMedia('all').matches)",
    tests: [{ file: `${src}/exercise/typing.test.tsx`, title: 'and no keyboard opens' }],
  },
  {
    id: 'caret-lost-on-phone',
    title: 'On a phone each tapped letter is inserted before the previous one',
    file: `${src}/exercise/typing.ts`,
    find: "field.setRangeText(text, start, end, 'end');",
    replace: "field.setRangeText(text, start, end, 'start');",
    tests: [{ file: `${src}/exercise/typing.test.tsx`, title: 'puts in 33 of 33 letters by taps alone' }],
  },
  {
    id: 'full-field-overflows',
    title: 'On-screen keys type beyond the maximum length of an answer',
    file: `${src}/exercise/typing.ts`,
    find: '  if (text.length > room) return;\n',
    replace: '',
    tests: [{ file: `${src}/exercise/typing.test.tsx`, title: 'stops where the field is full' }],
  },
  {
    id: 'caps-lock-types-other-letters',
    title: 'With Caps Lock on the keys type the letters of Shift',
    file: `${src}/exercise/typing.ts`,
    find: 'pressed?.key === data ? pressed.shiftKey : data !== data.toLowerCase()',
    replace: 'data !== data.toLowerCase()',
    tests: [{ file: `${src}/exercise/typing.test.tsx`, title: 'with Caps Lock on' }],
  },
  {
    id: 'latin-keys-choice-lost',
    title: 'Georgian typing, once switched off, is on again after a reload',
    file: `${src}/exercise/typing.ts`,
    find: "writeStorage(key, on ? 'on' : 'off');",
    replace: "writeStorage(key, on ? 'on' : 'on');",
    tests: [{ file: `${src}/exercise/typing.test.tsx`, title: 'types Latin once switched off' }],
  },
  {
    id: 'word-button-loses-focus',
    title: 'The focus is lost when the meaning of a word is closed',
    file: `${src}/sections/GlossedText.tsx`,
    find: 'if (!leftOutside.current) anchor.current?.focus(',
    replace: 'if (leftOutside.current) anchor.current?.focus(',
    tests: [
      {
        file: `${src}/sections/questions.test.tsx`,
        title: 'a word shows its meaning when it is tapped',
      },
    ],
  },
  {
    id: 'clip-cannot-be-stopped',
    title: 'A recording cannot be stopped by its button',
    file: `${src}/sound/player.ts`,
    find: '  if (isPlaying) stop();\n  else void play(request);',
    replace: '  if (isPlaying) return;\n  void play(request);',
    tests: [{ file: `${src}/sound/SpeakButton.test.tsx`, title: '[AUD-07] stops when it is pressed again' }],
  },
  {
    id: 'slow-not-slow',
    title: 'The Slow playback setting has no effect',
    file: `${src}/sound/player.ts`,
    find: 'audio.playbackRate = rateOf(request);',
    replace: 'audio.playbackRate = request.slow ? rateOf(request) : 1;',
    tests: [{ file: `${src}/sound/SpeakButton.test.tsx`, title: 'if Slow is chosen' }],
  },
  {
    id: 'two-sounds-at-once',
    title: 'A word and a recording play at the same time',
    file: `${src}/sound/useRecording.ts`,
    find: 'activeButton.subscribe(() => (activeButton.get() ? pause() : undefined))',
    replace: 'activeButton.subscribe(() => (activeButton.get() ? pause.name : undefined))',
    tests: [{ file: `${src}/sections/Recordings.test.tsx`, title: 'is paused when a word is played' }],
  },
  {
    id: 'dialogue-plays-after-leaving',
    title: 'A dialogue goes on playing when its page is left',
    file: `${src}/sound/usePlaylist.ts`,
    find: 'useEffect(() => () => stopIfActive(buttonId), [buttonId]);',
    replace: 'useEffect(() => void stopIfActive, [buttonId]);',
    tests: [{ file: `${src}/sections/Dialogues.test.tsx`, title: 'stops when the page is left' }],
  },
  {
    id: 'typing-is-idle',
    title: 'A learner who only types counts as idle, so that their minutes are not counted',
    file: `${src}/study/useStudyVisit.ts`,
    find: "document.addEventListener('keydown', touch);",
    replace: "document.addEventListener('keypress', () => undefined);",
    tests: [{ file: `${src}/study/useStudyVisit.test.tsx`, title: 'until the next keydown' }],
  },
  {
    id: 'visit-reported-twice',
    title: 'The minutes of a visit are reported when the page is hidden and again when it is left',
    file: `${src}/study/useStudyVisit.ts`,
    find: 'counted.current = afterReport(counted.current, completed);',
    replace: 'counted.current = { ...counted.current, completed };',
    tests: [{ file: `${src}/study/useStudyVisit.test.tsx`, title: 'reports its minutes when it is hidden' }],
  },
  {
    id: 'drill-by-ear-without-contrast',
    title: 'A drill asks by ear what the clips do not have',
    file: `${src}/features/words/LetterDrill.tsx`,
    find: 'filterAudibleItems(toExercise(pair), contrasts)',
    replace: 'filterAudibleItems(toExercise(pair), [...contrasts, pair.letters.join("/")])',
    tests: [{ file: `${src}/features/words/LetterDrill.test.tsx`, title: 'are not asked by ear' }],
  },
  {
    id: 'forgetting-curve-upside-down',
    title: 'The forgetting curve shows a higher rate further down',
    file: `${src}/features/words/ForgettingCurve.tsx`,
    find: 'bottom: `${heightOf(point.recalled)}%`',
    replace: 'top: `${heightOf(point.recalled)}%`',
    tests: [{ file: `${src}/features/words/WordsPage.test.tsx`, title: 'has the forgetting curve' }],
  },
];
