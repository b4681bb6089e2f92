import { sampleLetters } from '@ena/course/sampleLesson';
import { ArrowRight } from 'lucide-react';
import { type ComponentType, Suspense, useRef, useState } from 'react';
import { scrollBehavior } from '../../platform/scrollBehavior.ts';
import { Button } from '../../ui/Button.tsx';
import { Skeleton } from '../../ui/Feedback.tsx';
import { Copybook, Ka, KaLatin, TextWithGeorgian } from '../../ui/Georgian.tsx';
import { lazyWithErrorBoundary } from '../../ui/lazyWithErrorBoundary.tsx';

// Lazy-loaded: the exercise code of the lessons.
const SampleQuestions = lazyWithErrorBoundary(() => import('./SampleQuestions.tsx'));

// Lazy-loaded; when loading fails (offline), the letters work without sound.
const SpeakButton = lazyWithErrorBoundary(
  async (): Promise<{ default: ComponentType<{ name: string; hold: boolean }> }> => {
    try {
      return { default: (await import('../../sound/SpeakButton.tsx')).SpeakButton };
    } catch {
      return { default: () => null };
    }
  },
);

function Vowels({ learnedIds, onLearn }: { learnedIds: ReadonlySet<string>; onLearn: (id: string) => void }) {
  const [openId, setOpenId] = useState<string | null>(null);
  const open = sampleLetters.find(({ id }) => id === openId);
  return (
    <>
      <ul className="grid grid-cols-3 gap-3 sm:grid-cols-5 sm:gap-4">
        {sampleLetters.map(({ id, form, romanization, keyword }) => (
          <li key={id}>
            <button
              type="button"
              aria-expanded={openId === id}
              aria-controls="taste-letter"
              onClick={() => {
                setOpenId(id);
                onLearn(id);
              }}
              className="w-full overflow-hidden rounded-xl border border-line bg-surface text-center hover:border-wine aria-expanded:border-wine"
            >
              <Copybook className="border-b border-line py-1 text-letter">{form}</Copybook>
              <span className="block py-2">
                <strong className="text-lg">
                  <KaLatin isAlwaysMarked>{romanization}</KaLatin>
                </strong>{' '}
                <span className="text-muted">{learnedIds.has(id) ? 'learned' : keyword}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
      <div id="taste-letter" role="status" className="mt-4 min-h-16 text-lg">
        {open ? (
          <div className="appear flex items-start justify-between gap-4">
            <p>
              <Ka className="font-serif text-2xl">{open.form}</Ka> is called <Ka>{open.name.form}</Ka> (
              <KaLatin>{open.name.romanization}</KaLatin>). <TextWithGeorgian>{open.gloss}</TextWithGeorgian>{' '}
              It begins <Ka className="font-serif text-xl">{open.example.form}</Ka>{' '}
              <KaLatin className="text-muted">{`/${open.example.romanization}/`}</KaLatin>,{' '}
              {open.example.gloss}.
            </p>
            <span className="flex min-h-11 shrink-0 gap-2">
              <Suspense>
                <SpeakButton key={open.form} name={open.form} hold />
                <SpeakButton key={open.example.form} name={open.example.form} hold />
              </Suspense>
            </span>
          </div>
        ) : (
          <p className="text-muted">Tap a letter to see its name, its sound and a word.</p>
        )}
      </div>
    </>
  );
}

/** A sample lesson that needs no account: the five vowels, then three exercise questions. */
export function SampleLesson() {
  const [learnedIds, setLearnedIds] = useState<ReadonlySet<string>>(new Set());
  const [stage, setStage] = useState<'letters' | 'questions'>('letters');
  const section = useRef<HTMLElement>(null);
  const showStage = (next: typeof stage) => {
    setStage(next);
    requestAnimationFrame(() =>
      section.current?.scrollIntoView({ block: 'start', behavior: scrollBehavior() }),
    );
  };
  return (
    <section
      ref={section}
      id="taste"
      className="scroll-mt-16 border-y border-line bg-sunken"
      aria-labelledby="taste-title"
    >
      <div className="mx-auto max-w-page px-5 py-14">
        <h2 id="taste-title" className="text-heading">
          Try it now: the five vowels
        </h2>
        <p className="mt-1 mb-7 text-muted">
          Each always sounds the same. Tap one, then answer three questions. No account needed.
        </p>
        {stage === 'letters' ? (
          <>
            <Vowels learnedIds={learnedIds} onLearn={(id) => setLearnedIds(new Set([...learnedIds, id]))} />
            <Button variant="secondary" className="mt-2" onClick={() => showStage('questions')}>
              Answer three questions <ArrowRight size={18} aria-hidden />
            </Button>
          </>
        ) : (
          <Suspense fallback={<Skeleton className="mx-auto h-96 max-w-quiz" />}>
            <SampleQuestions onBack={() => showStage('letters')} />
          </Suspense>
        )}
      </div>
    </section>
  );
}
