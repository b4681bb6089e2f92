import { mkhedruli, typesetLatin } from '@ena/domain/georgian/letters';
import { romanize } from '@ena/domain/georgian/romanize';
import { ArrowRight, BookOpen, MessageCircleQuestion, Sprout } from 'lucide-react';
import { Suspense, useEffect } from 'react';
import { Link } from 'react-router';
import { levels } from 'virtual:ena-course';
import { isVisitor, useViewer } from '../../platform/session.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Skeleton } from '../../ui/Feedback.tsx';
import { Copybook, Ka, KaLatin } from '../../ui/Georgian.tsx';
import { lazyWithErrorBoundary } from '../../ui/lazyWithErrorBoundary.tsx';
import { LearnerPanel, PanelSkeleton } from './LearnerPanel.tsx';
import { SampleLesson } from './SampleLesson.tsx';

// Lazy-loaded: visitors do not need it.
const loadLearnerHome = () => import('./LearnerHome.tsx');
const LearnerHome = lazyWithErrorBoundary(loadLearnerHome);

type Viewer = ReturnType<typeof useViewer>;

const greeting = 'გამარჯობა';

const features = [
  {
    icon: BookOpen,
    title: 'Lessons that explain',
    text: 'Every letter with its name, its sound and a word to remember it by. Ejectives are marked from the start, because Georgians hear the difference.',
  },
  {
    icon: MessageCircleQuestion,
    title: 'Practice with instant feedback',
    text: 'Match, recognize, type. A wrong answer tells you which letter was off, and when you confused a puff of air with a tight throat.',
  },
  {
    icon: Sprout,
    title: 'Progress that stays',
    text: 'Your minutes, answers and scores are kept on the server, so the next lesson starts where you left off, on any device.',
  },
];

function Hero() {
  return (
    <section className="mx-auto grid max-w-page items-center gap-10 px-5 py-10 sm:py-16 lg:grid-cols-[1.05fr_0.95fr] lg:gap-14">
      <div>
        <h1 className="text-display">Thirty-three letters. Read your first words today.</h1>
        <p className="mt-5 mb-8 max-w-xl text-lg text-muted">
          Ena teaches Georgian from the first letter on: lessons that explain, practice with instant feedback,
          and a quiz that shows what you remember.
        </p>
        <div className="flex min-h-12 flex-wrap gap-3">
          <ButtonLink to="/signup">Start Learning</ButtonLink>
          <ButtonLink to="/login" variant="secondary">
            Log in
          </ButtonLink>
        </div>
      </div>
      <figure>
        <div className="grid h-44 place-items-center overflow-hidden rounded-2xl border border-line bg-surface sm:h-72">
          <Copybook className="text-greeting">{greeting}</Copybook>
        </div>
        <figcaption className="mt-3 px-1">
          <strong>
            <KaLatin>{romanize(greeting)}</KaLatin>
          </strong>{' '}
          <span className="text-muted">· hello; it shares its root with the word for ‘victory’</span>
        </figcaption>
      </figure>
    </section>
  );
}

/** All 33 letters of the alphabet, on copybook lines. */
function AlphabetGrid() {
  return (
    <section className="border-y border-line bg-sunken" aria-labelledby="wall">
      <div className="mx-auto max-w-page px-5 py-14">
        <h2 id="wall" className="text-heading">
          The whole alphabet
        </h2>
        <p className="mt-1 mb-7 text-muted">
          Thirty-three letters, each with one sound. No capitals and no silent letters.
        </p>
        <ul className="grid grid-cols-fill-18 lg:grid-cols-11 gap-2.5">
          {mkhedruli.map(([letter, latin]) => (
            <li key={letter} className="overflow-hidden rounded-lg border border-line bg-surface text-center">
              <Copybook className="text-letter-sm">{letter}</Copybook>
              <span className="block border-t border-line py-1 text-sm text-muted">
                {typesetLatin(latin)}
              </span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function Features() {
  return (
    <section className="mx-auto max-w-page px-5 py-14" aria-labelledby="how">
      <h2 id="how" className="mb-7 text-heading">
        How Ena teaches
      </h2>
      <ul className="grid gap-5 md:grid-cols-3">
        {features.map(({ icon: Icon, title, text }) => (
          <li key={title} className="rounded-xl border border-line bg-surface p-6">
            <Icon size={26} aria-hidden className="mb-4 text-wine" />
            <h3 className="mb-2 text-lg">{title}</h3>
            <p className="text-muted">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Levels({ viewer }: { viewer: Viewer }) {
  const forVisitor = isVisitor(viewer);
  const isLocked = viewer.kind === 'known' && viewer.value?.entitled !== true;
  return (
    <section className="mx-auto max-w-page px-5 py-14" aria-labelledby="levels">
      <h2 id="levels" className="mb-7 text-heading">
        {forVisitor ? 'Where to begin' : 'All levels'}
      </h2>
      <ul className="grid gap-5 md:grid-cols-fit-80">
        {levels.map(({ lessonCount, isPremium, ...level }) => {
          const needsSubscription = isPremium && isLocked;
          return (
            <li key={level.id}>
              <Link
                to={needsSubscription ? '/pricing' : forVisitor ? '/signup' : level.path}
                className="group grid h-full grid-cols-auto-1fr items-center gap-x-5 rounded-xl border border-line bg-surface p-6 hover:border-wine"
              >
                <span className="row-span-3 font-serif text-6xl leading-none text-wine">
                  <Ka>{level.numeral}</Ka>
                </span>
                <h3 className="text-xl">{level.title}</h3>
                <p className="text-muted">{level.description}</p>
                <p className="mt-3 flex flex-wrap items-center justify-between gap-x-4 text-sm">
                  <span className="text-muted">
                    {lessonCount} {lessonCount === 1 ? 'lesson' : 'lessons'}
                  </span>
                  <span className="inline-flex items-center gap-1 font-semibold text-wine">
                    {isPremium && viewer.kind === 'unknown' ? (
                      <Skeleton className="h-5 w-32" />
                    ) : needsSubscription ? (
                      'Subscribe to Access'
                    ) : forVisitor ? (
                      'Begin'
                    ) : (
                      'Open'
                    )}
                    <ArrowRight
                      size={16}
                      aria-hidden
                      className="transition-transform group-hover:translate-x-0.5"
                    />
                  </span>
                </p>
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** The first part of the page for a learner, or for one whose session is not loaded. */
function LearnerPart({ viewer }: { viewer: Viewer }) {
  useEffect(() => {
    // In parallel with the session. If it fails, it is loaded again below.
    loadLearnerHome().catch(() => undefined);
  }, []);
  if (viewer.kind === 'failed')
    return (
      <LearnerPanel
        heading={
          <>
            <h1 className="text-title">Welcome back</h1>
            <p className="mt-1 max-w-prose text-muted">
              Your next lesson, your streak and your progress are shown here as soon as your account is
              loaded.
            </p>
          </>
        }
      >
        <ButtonLink to="/beginner">
          Continue Learning <ArrowRight size={18} aria-hidden />
        </ButtonLink>
      </LearnerPanel>
    );
  const learner = viewer.kind === 'known' ? viewer.value : null;
  return (
    <Suspense fallback={<PanelSkeleton />}>
      {learner ? <LearnerHome key={learner.id} learner={learner} /> : <PanelSkeleton />}
    </Suspense>
  );
}

/** About Ena for a visitor; first about the learner for a learner. */
export function HomePage() {
  const viewer = useViewer();
  return isVisitor(viewer) ? (
    <>
      <div className="signed-in:hidden">
        <Hero />
        <SampleLesson />
        <Features />
        <AlphabetGrid />
        <Levels viewer={viewer} />
      </div>
      <div className="hidden min-h-dvh-minus-16 signed-in:block">
        <PanelSkeleton />
      </div>
    </>
  ) : (
    <>
      <LearnerPart viewer={viewer} />
      <Levels viewer={viewer} />
      <AlphabetGrid />
      <Features />
    </>
  );
}
