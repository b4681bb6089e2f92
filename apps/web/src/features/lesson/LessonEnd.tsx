import type { LessonItems } from '@ena/contract/known';
import type { CatalogLesson, CatalogQuiz } from '@ena/course/catalog';
import type { Exercise } from '@ena/domain/exercise/model';
import { areKnown } from '@ena/domain/progress/itemCounts';
import { whatNext } from '@ena/domain/progress/whatNext';
import { CircleCheck } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useResource } from '../../platform/resource.ts';
import { progress, useSession } from '../../platform/session.ts';
import { NextLinks } from '../../sections/NextLinks.tsx';
import { practiceAddress } from '../../sections/Practice.tsx';
import type { Visit } from '../../sections/visit.ts';
import { knownItemsText, lessonSteps, nameOfItems, useKnown } from '../../study/knownItems.ts';
import { ButtonLink } from '../../ui/Button.tsx';

interface LessonEndProps {
  readonly unit: CatalogLesson;
  readonly quiz: CatalogQuiz | undefined;
  readonly visit: Visit;
  /** Null while they are unknown, and if the lesson has none. */
  readonly items: LessonItems | null;
  readonly exercises: readonly Exercise[];
  /** The lesson was completed in an earlier visit. */
  readonly wasCompleted: boolean;
  /** Whether what was answered in this visit completes the lesson; it is reported when the page is left. */
  readonly isReached: () => boolean;
}

/** Links to the quiz of the lesson and to the next lesson, or to Premium where that is needed. */
function LinksOfLesson({
  unit,
  quiz,
  items,
  exercises,
}: Pick<LessonEndProps, 'unit' | 'quiz' | 'items' | 'exercises'>) {
  const session = useSession();
  const records = useResource(progress);
  const viewer = session.kind === 'known' ? session.value : null;
  const steps = lessonSteps(records.kind === 'known' ? records.value : [], useKnown(), viewer);
  const next = whatNext(steps, unit.id);
  // Its runs draw what was never answered first.
  const [rest] = exercises.toSorted((one, other) => other.items.length - one.items.length);
  const left = items ? items.total - items.known : 0;
  return (
    <NextLinks what="Lesson" next={next} unitOf={({ lesson }) => lesson}>
      {items && rest && left > 0 ? (
        <ButtonLink to={practiceAddress(rest.id)} variant="secondary" preventScrollReset>
          {left === items.total ? `Practice the ${nameOfItems(items)}` : `Practice the other ${left}`}
        </ButtonLink>
      ) : null}
      {quiz ? (
        <ButtonLink to={quiz.paths[0]} variant="secondary">
          Take the Quiz
        </ButtonLink>
      ) : null}
    </NextLinks>
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
export default function LessonEnd(props: LessonEndProps) {
  const { unit, visit, items, wasCompleted, isReached } = props;
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
        {items ? (
          <p className="text-muted tabular-nums">
            {areKnown(items)
              ? `You know all ${items.total} ${nameOfItems(items)}.`
              : `${knownItemsText(items)}; the others come in Today, or practice them here.`}
          </p>
        ) : null}
      </div>
      <LinksOfLesson {...props} />
    </section>
  );
}
