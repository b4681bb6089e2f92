import type { Known } from '@ena/contract/known';
import { typesetEjectives } from '@ena/domain/georgian/letters';
import { romanize } from '@ena/domain/georgian/romanize';
import { areKnown } from '@ena/domain/progress/itemCounts';
import { percentOfTarget } from '@ena/domain/progress/display';
import { pluralize } from '@ena/domain/text/pluralize';
import { Check, LockKeyhole } from 'lucide-react';
import type { ReactNode } from 'react';
import { TextLink } from '../../ui/Button.tsx';
import { Skeleton } from '../../ui/Feedback.tsx';
import { Copybook, KaLatin } from '../../ui/Georgian.tsx';
import { ProgressBar } from '../../ui/Progress.tsx';

type Row = Known['path']['rows'][number];
type Step = Extract<Row, { kind: 'step' }>['step'];
type Next = NonNullable<Known['path']['next']>;

const marker =
  'relative z-1 grid size-8 shrink-0 place-items-center rounded-full text-sm font-semibold tabular-nums';

/** A row with its marker on the line that joins all of them. */
const PathRow = ({
  mark,
  isCurrent = false,
  children,
}: {
  mark: ReactNode;
  isCurrent?: boolean;
  children: ReactNode;
}) => (
  <li
    aria-current={isCurrent ? 'step' : undefined}
    className="relative flex gap-4 pb-3 last:pb-0 not-last:before:absolute not-last:before:top-8 not-last:before:bottom-0 not-last:before:left-4 not-last:before:w-px not-last:before:bg-line"
  >
    {mark}
    <div className="min-w-0 flex-1 pt-1">{children}</div>
  </li>
);

const countOf = ({ known, total }: Step) => `${known} of ${total}`;

/** The next step: what one can do after it, how far it is, and the page that teaches its next item. */
function CurrentStep({ step, number, page }: Pick<Next, 'number' | 'page'> & { step: Step }) {
  return (
    <PathRow isCurrent mark={<span className={`${marker} bg-wine text-on-wine`}>{number}</span>}>
      <h3 className="font-serif text-xl">{step.title}</h3>
      <p className="text-muted">{step.canDo}</p>
      <p className="mt-2 flex items-center gap-3">
        <ProgressBar
          percent={percentOfTarget(step.known, step.total)}
          label={`Progress in ${step.title}`}
          className="h-1.5 flex-1"
        />
        <span className="text-sm text-muted tabular-nums">{countOf(step)} known</span>
      </p>
      <p className="mt-2 text-sm text-muted">
        Taught in <TextLink to={page.path}>{page.title}</TextLink>
      </p>
    </PathRow>
  );
}

/** A check: known; a dot: introduced, and in the reviews of Today. */
function OtherStep({ step }: { step: Step }) {
  const isDone = areKnown(step);
  const isIntroduced = !isDone && step.introduced === step.total;
  return (
    <PathRow
      mark={
        <span
          className={`${marker} ${isDone ? 'bg-gold-soft text-gold' : 'border-1.5 border-line bg-surface'}`}
        >
          {isDone ? <Check size={18} aria-hidden /> : null}
          {isIntroduced ? <span className="size-2.5 rounded-full bg-gold" /> : null}
        </span>
      }
    >
      <p className="flex justify-between gap-3">
        <span className={isDone ? 'text-muted' : ''}>
          {step.title}
          {isDone ? <span className="sr-only"> (known)</span> : null}
        </span>
        {isDone || step.known === 0 ? null : (
          <span className="shrink-0 text-sm text-muted tabular-nums">{countOf(step)}</span>
        )}
      </p>
    </PathRow>
  );
}

const LockedSteps = ({ title, count }: { title: string; count: number }) => (
  <PathRow
    mark={
      <span className={`${marker} border-1.5 border-line bg-surface text-gold`}>
        <LockKeyhole size={15} aria-hidden />
      </span>
    }
  >
    <p className="text-muted">
      {count === 1 ? title : `${title} and ${count - 1} more`} · <TextLink to="/pricing">Premium</TextLink>
    </p>
  </PathRow>
);

/** All that the learner may open was introduced: what there is beyond it. */
function AllIntroduced({ known: { open, locked } }: { known: Known }) {
  const items = locked > 0 ? 'free items' : 'items of the course';
  return (
    <div className="mb-5 grid gap-1">
      <h3 className="font-serif text-xl">
        {areKnown(open) ? `You know all ${open.total} ${items}` : `You have met all ${open.total} ${items}`}
      </h3>
      <p className="text-muted">
        {areKnown(open) ? '' : `You know ${open.known} of them; the others come back in Today. `}
        {locked > 0 ? (
          <>
            <TextLink to="/pricing">Premium</TextLink> adds {pluralize(locked, 'item')}, from the market to
            the family table. <TextLink to="/words">Your own words</TextLink> are free, as many as you like.
          </>
        ) : (
          <>
            Add <TextLink to="/words">words of your own</TextLink>: Today asks them, too.
          </>
        )}
      </p>
    </div>
  );
}

/** What the word above the path is: a beginner cannot read it yet. */
const captionOf = (next: Known['path']['next']) =>
  next ? (
    <>
      Next: <KaLatin>{romanize(next.form)}</KaLatin>
      {next.gloss === romanize(next.form) ? null : ` · ${typesetEjectives(next.gloss)}`}
    </>
  ) : (
    'Well done!'
  );

/** Where the learner is on the path: the steps around the next one. */
export function PathCard({ known, actions }: { known: Known | null; actions: ReactNode }) {
  const path = known?.path;
  return (
    <section aria-labelledby="path" className="border-t border-line">
      {/* Long words are smaller: the height stays. */}
      <div className="grid min-h-40 content-center justify-items-stretch text-center">
        <Copybook className="text-greeting">{path ? (path.next?.form ?? 'ყოჩაღ!') : 'ა ბ გ'}</Copybook>
        <p className="min-h-lh px-5 pb-2 text-muted">{path ? captionOf(path.next) : null}</p>
      </div>
      <div className="border-t border-line p-6">
        <h2 id="path" className="mb-4 flex items-baseline justify-between gap-3 text-xl">
          Your path
          <span className="font-sans text-base font-normal text-muted tabular-nums">
            {path ? `${path.known} of ${pluralize(path.total, 'step')}` : null}
          </span>
        </h2>
        {known && path ? (
          <>
            {path.next ? null : <AllIntroduced known={known} />}
            <ol>
              {path.rows.map((row) =>
                row.kind === 'locked' ? (
                  <LockedSteps key={row.title} {...row} />
                ) : row.step.id === path.next?.id ? (
                  <CurrentStep
                    key={row.step.id}
                    step={row.step}
                    number={path.next.number}
                    page={path.next.page}
                  />
                ) : (
                  <OtherStep key={row.step.id} step={row.step} />
                ),
              )}
            </ol>
          </>
        ) : (
          <div role="status" aria-label="Loading your path" className="grid gap-3">
            <Skeleton className="h-24" />
            <Skeleton className="h-8" />
            <Skeleton className="h-8" />
          </div>
        )}
        <div className="mt-6">{actions}</div>
      </div>
    </section>
  );
}
