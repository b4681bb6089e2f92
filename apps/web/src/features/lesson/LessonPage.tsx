import type { CatalogLesson, CatalogQuiz } from '@ena/course/catalog';
import { isCompleted } from '@ena/domain/progress/completion';
import type { Lesson } from '@ena/domain/lesson/model';
import { ArrowLeft, Lightbulb } from 'lucide-react';
import { useCallback, useRef } from 'react';
import { Link } from 'react-router';
import { useStudyVisit } from '../../lib/useStudyVisit.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Mixed } from '../../ui/Georgian.tsx';
import { LettersSection } from './LettersSection.tsx';
import { Practice } from './Practice.tsx';
import { WordsSections } from './WordsSections.tsx';

/** What the page teaches: its letters, then its categories of words. */
function Sections({ sections }: { sections: Lesson['sections'] }) {
  const words = sections.filter((section) => section.kind === 'words');
  return (
    <>
      {sections.map((section) =>
        section.kind === 'letters' ? <LettersSection key={section.id} section={section} /> : null,
      )}
      {words.length > 0 ? <WordsSections sections={words} /> : null}
    </>
  );
}

function Tips({ tips }: { tips: readonly string[] }) {
  return (
    <aside aria-labelledby="tips" className="mb-10 rounded-xl border border-line bg-sunken p-6 max-lg:hidden">
      <h2 id="tips" className="mb-3 flex items-center gap-2 text-lg">
        <Lightbulb size={20} aria-hidden className="text-gold" /> Learning Tips
      </h2>
      <ul className="grid grid-cols-2 gap-x-8 gap-y-2 text-muted">
        {tips.map((tip) => (
          <li key={tip} className="border-l-2 border-line pl-3">
            <Mixed>{tip}</Mixed>
          </li>
        ))}
      </ul>
    </aside>
  );
}

/** The page of any lesson: hero, tips, sections, practice. Time and completion are reported from here. */
export function LessonPage({
  lesson,
  unit,
  quiz,
  levelTitle,
  levelPath,
}: {
  lesson: Lesson;
  unit: CatalogLesson;
  quiz: CatalogQuiz | undefined;
  levelTitle: string;
  levelPath: string;
}) {
  // Points of the visit: distinct items answered right, over all exercises (document 2, open point 3).
  const right = useRef(new Set<string>());
  const addRight = useCallback((itemIds: readonly string[]) => {
    for (const id of itemIds) right.current.add(id);
  }, []);
  useStudyVisit({
    unitId: unit.id,
    entryMinutes: 1,
    isCompleted: (minutes) => isCompleted(unit.completion, minutes, right.current.size),
  });
  return (
    <article className="mx-auto max-w-page px-5 py-8">
      <header className="mb-8 flex flex-wrap items-start justify-between gap-5">
        <div className="min-w-[min(16rem,100%)] flex-1">
          <Link
            to={levelPath}
            className="inline-flex items-center gap-1.5 rounded-md py-1 text-muted hover:text-wine"
          >
            <ArrowLeft size={17} aria-hidden /> Back to {levelTitle} Level
          </Link>
          <h1 className="mt-2 text-[clamp(1.9rem,4vw,2.5rem)] leading-tight [&_[lang=ka]]:font-normal [&_[lang=ka]]:text-muted">
            <Mixed>{lesson.title}</Mixed>
          </h1>
          <p className="mt-2 max-w-prose text-muted">
            <Mixed>{lesson.subtitle}</Mixed>
          </p>
        </div>
        <div className="flex flex-wrap gap-3">
          <ButtonLink to="#practice" look="secondary">
            Practice
          </ButtonLink>
          {quiz ? <ButtonLink to={quiz.paths[0]}>Take Quiz</ButtonLink> : null}
        </div>
      </header>
      <Tips tips={lesson.tips} />
      <Sections sections={lesson.sections} />
      <Practice unitId={unit.id} exercises={lesson.exercises} answeredRight={addRight} />
    </article>
  );
}
