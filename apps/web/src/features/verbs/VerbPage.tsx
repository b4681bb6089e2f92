import type { VerbParadigm } from '@ena/contract/grammar';
import { romanize } from '@ena/domain/georgian/romanize';
import { classLabels, roleLabels } from '@ena/grammar/labels';
import { findUsualForm, screeveOfTense, usualTenses } from '@ena/grammar/verb/summary';
import { ArrowLeft } from 'lucide-react';
import { Suspense, useRef } from 'react';
import { Link } from 'react-router';
import { useHydrated } from '../../platform/useHydrated.ts';
import { SpeakButton } from '../../sound/SpeakButton.tsx';
import { Copybook, Ka, KaLatin, TextWithGeorgian } from '../../ui/Georgian.tsx';
import { Skeleton } from '../../ui/Feedback.tsx';
import { lazyWithErrorBoundary } from '../../ui/lazyWithErrorBoundary.tsx';
import { type PointedPart, useHighlightedParts } from './highlightParts.ts';
import { UsualForms } from './UsualForms.tsx';

// Loaded after the first part of the page, which is prerendered.
const Explorer = lazyWithErrorBoundary(async () => ({ default: (await import('./Explorer.tsx')).Explorer }));

/** "I" in the three times, as dictionaries for learners name a verb; the third person of what no person does. */
export const firstForms = ({ forms }: Pick<VerbParadigm, 'forms'>): readonly string[] =>
  usualTenses.flatMap((tense) => {
    const screeve = screeveOfTense(forms, tense);
    const form = findUsualForm(forms, screeve, '1sg') ?? findUsualForm(forms, screeve, '3sg');
    return form ? [form.form] : [];
  });

/** A sentence with the form of the verb in it set off. */
function Example({ form, gloss, word }: VerbParadigm['examples'][number]) {
  const start = form.indexOf(word);
  return (
    <li className="flex items-start justify-between gap-4 bg-surface px-4 py-3.5 sm:px-5">
      <div className="min-w-0">
        <p lang="ka" translate="no" className="font-serif text-phrase">
          {form.slice(0, start)}
          <strong className="font-semibold text-wine">{word}</strong>
          {form.slice(start + word.length)}
        </p>
        <p>
          <KaLatin className="text-muted">{`/${romanize(form)}/`}</KaLatin> {gloss}
        </p>
      </div>
      <SpeakButton name={form} hasMinHighlight className="mt-1" />
    </li>
  );
}

/** Names the part that is pointed at. Out of the way: it covers nothing that reacts. */
function PartNote({ text, role }: PointedPart) {
  const { plain, term } = roleLabels[role];
  return (
    <p
      role="status"
      className="pointer-events-none fixed inset-x-0 bottom-4 z-30 mx-auto w-fit max-w-full rounded-full border border-line bg-surface px-5 py-2 shadow-lift"
    >
      <span lang="ka" translate="no" data-role={role} className="mr-2 font-serif text-xl">
        {text.trim()}
      </span>
      {plain} <span className="text-sm text-muted">{term}</span>
    </p>
  );
}

/** All forms of a verb, from what a learner needs first to everything. */
export function VerbPage({ verb }: { verb: VerbParadigm }) {
  const page = useRef<HTMLDivElement>(null);
  const pointed = useHighlightedParts(page);
  const isHydrated = useHydrated();
  const [first = verb.verbalNoun] = firstForms(verb);
  const { plain, term } = classLabels[verb.class];
  return (
    <div ref={page} className="mx-auto max-w-page px-5 py-8">
      <Link
        to="/verbs"
        className="inline-flex items-center gap-1.5 rounded-md py-1 text-muted hover:text-wine"
      >
        <ArrowLeft size={17} aria-hidden /> All verbs
      </Link>
      <header className="mt-3 mb-9 overflow-hidden rounded-2xl border border-line bg-surface pt-4 pb-6">
        <Copybook className="text-5xl sm:text-6xl">{first}</Copybook>
        <div className="px-5 pt-4 text-center">
          <h1 className="text-title-compact">
            <Ka className="font-normal">{verb.verbalNoun}</Ka> <span>{verb.gloss}</span>
          </h1>
          <p className="mt-1 text-muted">
            <KaLatin>{`/${romanize(verb.verbalNoun)}/`}</KaLatin>, the verbal noun, as in a dictionary
          </p>
          <p className="mx-auto mt-3 max-w-prose">
            <TextWithGeorgian>{`${plain}.`}</TextWithGeorgian>{' '}
            <span className="text-sm text-muted">{term}</span>
          </p>
          {verb.taughtIn ? (
            <p className="mt-2 text-muted">
              Taught in{' '}
              <Link to={verb.taughtIn.path} className="text-wine underline underline-offset-4">
                {verb.taughtIn.title}
              </Link>
            </p>
          ) : null}
        </div>
      </header>
      <section aria-labelledby="usual">
        <h2 id="usual" className="mb-4 text-heading">
          Present, past, future
        </h2>
        <UsualForms verb={verb} />
      </section>
      {verb.examples.length > 0 ? (
        <section aria-labelledby="examples" className="mt-10">
          <h2 id="examples" className="mb-4 text-heading">
            In a sentence
          </h2>
          <ul className="grid gap-px overflow-hidden rounded-xl border border-line bg-line">
            {verb.examples.map((example) => (
              <Example key={example.form} {...example} />
            ))}
          </ul>
        </section>
      ) : null}
      {isHydrated ? (
        <Suspense fallback={<Skeleton className="mt-10 h-96" />}>
          <Explorer key={verb.id} verb={verb} />
        </Suspense>
      ) : (
        <Skeleton className="mt-10 h-96" />
      )}
      {pointed ? <PartNote {...pointed} /> : null}
    </div>
  );
}
