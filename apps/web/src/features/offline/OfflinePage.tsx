import { ArrowLeft, Check, X } from 'lucide-react';
import { Suspense, useId } from 'react';
import { Link } from 'react-router';
import { isVisitor, useViewer } from '../../platform/session.ts';
import { ButtonLink, TextLink } from '../../ui/Button.tsx';
import { Skeleton } from '../../ui/Feedback.tsx';
import { lazyWithErrorBoundary } from '../../ui/lazyWithErrorBoundary.tsx';

const KeptLessons = lazyWithErrorBoundary(() => import('../../offline/views/KeptLessons.tsx'));

const available = [
  'The lessons on this device, with their exercises, sound and quizzes',
  'The phrasebook',
  'A Today session that you have already started',
] as const;
const unavailable = [
  'A new Today session',
  'The assistant and the search',
  'Subscribing and payments',
  'Signing in or out',
] as const;

function Facts({ title, facts, works }: { title: string; facts: readonly string[]; works: boolean }) {
  const id = useId();
  const Icon = works ? Check : X;
  return (
    <section aria-labelledby={id} className="rounded-2xl border border-line bg-sunken px-5 py-4 sm:px-6">
      <h2 id={id} className="mb-2 text-lg">
        {title}
      </h2>
      <ul className="grid gap-2">
        {facts.map((fact) => (
          <li key={fact} className="flex items-start gap-2.5">
            <Icon
              size={18}
              aria-hidden
              className={`mt-1 shrink-0 ${works ? 'text-correct' : 'text-muted'}`}
            />
            {fact}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What a visitor can use offline, and what an account adds. */
const ForVisitor = () => (
  <section
    aria-label="Lessons offline"
    className="grid justify-items-start gap-3 rounded-2xl border border-line bg-surface px-5 py-5 sm:px-6"
  >
    <p>
      The <TextLink to="/phrases">phrasebook</TextLink> works offline once you have opened it, with its sound.
      With an account you can keep lessons on this device, too.
    </p>
    <ButtonLink to="/signup" variant="secondary">
      Start Learning
    </ButtonLink>
  </section>
);

/** What is available without a connection. */
export function OfflinePage() {
  const viewer = useViewer();
  return (
    <div className="mx-auto max-w-prose px-5 py-8 sm:py-12">
      <Link to="/" className="inline-flex items-center gap-1.5 rounded-md py-1 text-muted hover:text-wine">
        <ArrowLeft size={17} aria-hidden /> Back to Home
      </Link>
      <h1 className="mt-2 text-title">Offline</h1>
      <p className="mt-2 mb-7 text-muted">
        On a plane, in the mountains, abroad: what is on this device works without a connection. What you
        answer is saved here, and sent when you are back.
      </p>
      {isVisitor(viewer) ? (
        <ForVisitor />
      ) : viewer.kind === 'unknown' ? (
        <Skeleton className="h-48" />
      ) : (
        <Suspense fallback={<Skeleton className="h-48" />}>
          <KeptLessons />
        </Suspense>
      )}
      <div className="mt-6 grid gap-4 sm:grid-cols-2">
        <Facts title="Works offline" facts={available} works />
        <Facts title="Needs a connection" facts={unavailable} works={false} />
      </div>
    </div>
  );
}
