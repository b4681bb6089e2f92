import type { VerbSummary } from '@ena/contract/grammar';
import { pluralize } from '@ena/domain/text/pluralize';
import { memo } from 'react';
import { Link } from 'react-router';
import { errorText } from '../../platform/errorTexts.ts';
import { Button } from '../../ui/Button.tsx';
import { Banner, Skeleton } from '../../ui/Feedback.tsx';
import { Copybook, Ka } from '../../ui/Georgian.tsx';
import { SearchField, useSearchText } from '../../ui/SearchField.tsx';
import { FoundForms } from './FoundForms.tsx';
import { matchVerbs } from './matchVerbs.ts';
import { useVerbForms } from './useVerbForms.ts';

/** A verb with "I" in the three times. */
const VerbRow = memo(({ verb }: { verb: VerbSummary }) => {
  const { id, verbalNoun, gloss, firstPersons, taughtIn } = verb;
  const [first = verbalNoun, ...others] = [
    firstPersons.present,
    firstPersons.past,
    firstPersons.future,
  ].filter((form) => form !== null);
  return (
    <li className="-mr-px -mb-px border-r border-b border-line">
      <Link to={`/verbs/${id}`} className="block h-full px-4 py-3 hover:bg-wine-soft focus:-outline-offset-3">
        <span className="flex flex-wrap items-baseline gap-x-3">
          <Ka className="font-serif text-phrase">{first}</Ka>
          <span className="text-muted">
            <Ka>{others.join(', ')}</Ka>
          </span>
        </span>
        <strong className="block">{gloss}</strong>
        <span className="block text-sm text-muted">
          <Ka>{verbalNoun}</Ka>
          {taughtIn ? `, taught in ${taughtIn.title}` : ''}
        </span>
      </Link>
    </li>
  );
});
VerbRow.displayName = 'VerbRow';

function VerbGroup({
  id,
  title,
  note,
  verbs,
}: {
  id: string;
  title: string;
  note?: string;
  verbs: readonly VerbSummary[];
}) {
  return verbs.length > 0 ? (
    <section aria-labelledby={id} className="mb-10">
      <h2 id={id} className="text-subheading">
        {title}
      </h2>
      {note ? <p className="mb-3 max-w-prose text-muted">{note}</p> : null}
      <ul className="mt-3 grid overflow-hidden rounded-xl border border-line bg-surface sm:grid-cols-2 lg:grid-cols-3">
        {verbs.map((verb) => (
          <VerbRow key={verb.id} verb={verb} />
        ))}
      </ul>
    </section>
  ) : null;
}

/** All verbs, found by Georgian or Latin letters, English, or any of their forms. */
export function VerbsPage({ verbs }: { verbs: readonly VerbSummary[] }) {
  const [text, setText] = useSearchText();
  const isSearching = text.trim() !== '';
  const matches = matchVerbs(verbs, text);
  const forms = useVerbForms(text);
  const found = forms.kind === 'found' ? forms.found : null;
  const isNothing =
    isSearching &&
    matches.length === 0 &&
    (forms.kind === 'none' || (found !== null && found.readings.length === 0 && found.near.length === 0));
  return (
    <div className="mx-auto max-w-page px-5 py-8">
      <h1 className="text-title">
        Verbs <Ka className="font-normal text-muted max-sm:block">ზმნები</Ka>
      </h1>
      <p className="mt-2 mb-6 max-w-prose text-muted">
        Every form of {verbs.length} Georgian verbs, taken apart. Look for a meaning, a verb, or any form that
        you have met, such as <Ka>დამიწერია</Ka>.
      </p>
      <SearchField
        label="Search verbs"
        placeholder="to write, ვწერ, dagitsere..."
        value={text}
        onChange={setText}
        className="mb-6 max-w-xl"
      />
      <p role="status" className="sr-only">
        {isSearching && forms.kind !== 'loading'
          ? `${pluralize(matches.length, 'verb')} and ${pluralize(found?.readings.length ?? 0, 'form')} found`
          : ''}
      </p>
      {/* An English word is near some form, too. */}
      {found && (found.readings.length > 0 || matches.length === 0) ? <FoundForms found={found} /> : null}
      {forms.kind === 'loading' && matches.length === 0 ? <Skeleton className="mb-8 h-28" /> : null}
      {forms.kind === 'failed' ? (
        <div className="mb-8">
          <Banner tone="wrong">Forms could not be looked up. {errorText(forms.code)}</Banner>
        </div>
      ) : null}
      {isNothing ? (
        <div className="mb-10 grid justify-items-center gap-4 overflow-hidden rounded-2xl border border-line bg-surface px-5 pt-4 pb-8 text-center">
          <Copybook className="text-5xl">ზმნა</Copybook>
          <p className="max-w-prose">
            No verb here has this form or meaning. It may be another kind of word, or a verb that is not in
            the list.
          </p>
          <Button variant="secondary" onClick={() => setText('')}>
            Clear search
          </Button>
        </div>
      ) : null}
      {isSearching ? (
        <VerbGroup id="matches" title={pluralize(matches.length, 'verb')} verbs={matches} />
      ) : (
        <>
          <VerbGroup
            id="common"
            title="The commonest first"
            note="What a learner says most, in that order: I do, I did, I will do."
            verbs={matches.filter(({ isCommon }) => isCommon)}
          />
          <VerbGroup
            id="others"
            title="All others"
            note="By their English meaning, from A to Z."
            verbs={matches.filter(({ isCommon }) => !isCommon)}
          />
        </>
      )}
    </div>
  );
}
