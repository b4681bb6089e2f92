import type { Statistics } from '@ena/contract/profile';
import { courseUnitIds, lessonsOf, levels } from '@ena/course/catalog';
import { countCompleted, percentCompleted, type StudyRecord } from '@ena/domain/progress/display';
import { hoursOf } from '@ena/domain/progress/statistics';
import type { ReactNode } from 'react';
import { useKnown } from '../../study/knownItems.ts';
import { progressExplanation } from '../../study/progressExplanation.ts';
import { ReadableWords } from '../../study/ReadableWords.tsx';
import { TextLink } from '../../ui/Button.tsx';
import { Ka } from '../../ui/Georgian.tsx';
import { ProgressBar, ProgressRing } from '../../ui/Progress.tsx';

function Figure({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex flex-col-reverse rounded-xl border border-line bg-surface px-4 py-4 sm:px-5">
      <dt className="text-muted">{name}</dt>
      <dd className="font-serif text-3xl font-semibold tabular-nums">{children}</dd>
    </div>
  );
}
const FigureSuffix = ({ children }: { children: ReactNode }) => (
  <span className="font-sans text-base font-normal text-muted"> {children}</span>
);

/** The learner's own figures (ACH-05), and the progress of each level. */
export function LearningProgress({
  statistics,
  records,
}: {
  statistics: Statistics;
  records: readonly StudyRecord[];
}) {
  const { lessonsCompleted, quizzesScored, averageScore, streak, studyMinutes, wordsLearned } = statistics;
  const hours = hoursOf(studyMinutes);
  const known = useKnown();
  return (
    <div className="grid gap-10">
      <section aria-labelledby="figures">
        <div className="mb-5 flex flex-wrap items-center gap-x-8 gap-y-4">
          <ProgressRing
            percent={percentCompleted(records, courseUnitIds)}
            label="Progress in the whole course"
          />
          <div className="min-w-0 grow basis-64">
            <h2 id="figures" className="text-2xl">
              What you have done
            </h2>
            <p className="mt-1 text-muted">{progressExplanation}</p>
          </div>
        </div>
        <dl className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-3">
          <Figure name="Lessons completed">
            {lessonsCompleted}
            <FigureSuffix>of {courseUnitIds.length}</FigureSuffix>
          </Figure>
          <Figure name="Quizzes finished">{quizzesScored}</Figure>
          <Figure name="Average score">{averageScore}%</Figure>
          <Figure name="Study streak">
            {streak}
            <FigureSuffix>{streak === 1 ? 'day' : 'days'}</FigureSuffix>
          </Figure>
          <Figure name="Study time">
            {hours}
            <FigureSuffix>{hours === 1 ? 'hour' : 'hours'}</FigureSuffix>
          </Figure>
          <Figure name="Words learned">{wordsLearned}</Figure>
        </dl>
        {known?.words === undefined ? null : <ReadableWords words={known.words} className="mt-5 max-w-md" />}
      </section>
      <section aria-labelledby="levels">
        <h2 id="levels" className="mb-4 text-2xl">
          Levels
        </h2>
        <ul className="grid gap-4">
          {levels.map(({ id, path, title, numeral }) => {
            const lessons: readonly string[] = lessonsOf(id).map((lesson) => lesson.id);
            return (
              <li
                key={id}
                className="flex items-center gap-5 rounded-xl border border-line bg-surface px-5 py-4"
              >
                <Ka className="font-serif text-4xl text-wine">{numeral}</Ka>
                <div className="grid min-w-0 flex-1 gap-1.5">
                  <h3 className="flex flex-wrap items-baseline justify-between gap-x-4 text-lg">
                    <TextLink to={path}>{title}</TextLink>
                    <span className="font-sans text-base font-normal text-muted tabular-nums">
                      {countCompleted(records, lessons)} of {lessons.length} lessons
                    </span>
                  </h3>
                  <ProgressBar percent={percentCompleted(records, lessons)} label={`Progress in ${title}`} />
                </div>
              </li>
            );
          })}
        </ul>
      </section>
    </div>
  );
}
