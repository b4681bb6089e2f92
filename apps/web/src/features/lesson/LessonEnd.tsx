import { type CatalogLesson, type CatalogQuiz, lessons } from '@ena/course/catalog';
import { nextUnitAfter } from '@ena/domain/progress/nextUnit';
import { ArrowRight, CircleCheck } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useResource } from '../../platform/resource.ts';
import { progress, useSession } from '../../platform/session.ts';
import type { Visit } from '../../sections/visit.ts';
import { ButtonLink } from '../../ui/Button.tsx';

interface LessonEndProps {
  readonly unit: CatalogLesson;
  readonly quiz: CatalogQuiz | undefined;
  readonly visit: Visit;
  /** The lesson was completed in an earlier visit. */
  readonly wasCompleted: boolean;
  /** Whether what was answered in this visit completes the lesson; it is reported when the page is left. */
  readonly isReached: () => boolean;
}

/** Links to the quiz of the lesson and to the next lesson, or to Premium where that is needed. */
function NextLinks({ unit, quiz }: Pick<LessonEndProps, 'unit' | 'quiz'>) {
  const session = useSession();
  const records = useResource(progress);
  const viewer = session.kind === 'known' ? session.value : null;
  const next = nextUnitAfter<CatalogLesson>(
    lessons,
    unit.id,
    records.kind === 'known' ? records.value : [],
    viewer,
  );
  return (
    <>
      <div className="grid gap-3 sm:flex sm:flex-wrap">
        {quiz ? (
          <ButtonLink to={quiz.paths[0]} variant="secondary">
            Take the Quiz
          </ButtonLink>
        ) : null}
        {next.kind === 'open' ? (
          <ButtonLink to={next.unit.path} variant="secondary">
            Next Lesson: {next.unit.title} <ArrowRight size={18} aria-hidden className="shrink-0" />
          </ButtonLink>
        ) : null}
        {next.kind === 'subscribe' ? (
          <ButtonLink to="/pricing" variant="secondary">
            See Premium
          </ButtonLink>
        ) : null}
      </div>
      {next.kind === 'subscribe' ? (
        <p className="text-sm text-muted">The next lesson, {next.next.title}, is part of Premium.</p>
      ) : null}
    </>
  );
}

/** Screen readers announce changes only of live regions that they know: the region is there this long before. */
const announcementDelayMs = 300;

function Completed({ text, isNew }: { text: string; isNew: boolean }) {
  return (
    <div className={isNew ? 'celebrate' : ''}>
      <div>
        <p className="flex items-center gap-2 font-semibold text-correct">
          <CircleCheck size={20} aria-hidden className="shrink-0" /> Lesson completed
        </p>
        <p className="text-muted">{text}</p>
      </div>
    </div>
  );
}

/** The end of a lesson: that it is completed, its quiz, and the next lesson. */
export default function LessonEnd({ unit, quiz, visit, wasCompleted, isReached }: LessonEndProps) {
  const [isReachedNow, setIsReachedNow] = useState(false);
  useEffect(() => {
    const update = () => setIsReachedNow(isReached());
    const timer = setTimeout(update, announcementDelayMs);
    const unsubscribe = visit.subscribe(update);
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, [visit, isReached]);
  const isNew = isReachedNow && !wasCompleted;
  return (
    <section
      aria-label="What comes next"
      className="grid gap-4 overflow-hidden rounded-2xl border border-line bg-surface p-5 sm:p-6"
    >
      <div>
        {/* Only what is new is announced. */}
        <div role="status">
          {isNew ? <Completed isNew text={`Well done! You have completed ${unit.title}.`} /> : null}
        </div>
        {wasCompleted ? (
          <Completed isNew={false} text={`You have completed ${unit.title}. Practice keeps it fresh.`} />
        ) : isNew ? null : (
          <p className="text-lg font-semibold">What comes next</p>
        )}
      </div>
      <NextLinks unit={unit} quiz={quiz} />
    </section>
  );
}
