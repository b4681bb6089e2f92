import { nounPlaceholder, type Pattern, type PhrasebookPhrase } from '@ena/domain/lesson/phrasebook';
import { memo, type ReactNode, useState } from 'react';
import { SpeakButton } from '../../sound/SpeakButton.tsx';
import { Ka, KaLatin, TextWithGeorgian } from '../../ui/Georgian.tsx';
import { deepLinkTarget } from '../../sections/deepLink.ts';
import { GlossedText } from '../../sections/GlossedText.tsx';

// Each row skips its own layout, not its list: by the size of a skipped list, its buttons would cover those of the next.
// The focus ring is inside the row: around it, the list and the next rows would cover it.
const rowClassName =
  '-mr-px -mb-px border-r border-b border-line px-4 py-3.5 focus:-outline-offset-3 sm:px-5 @3xl:last:odd:col-span-2 scroll-mt-16 lg:scroll-mt-0';

const Note = ({ children }: { children: string | undefined }) =>
  children ? (
    <p className="mt-2 max-w-prose text-note text-muted">
      <TextWithGeorgian>{children}</TextWithGeorgian>
    </p>
  ) : null;

function WithSpeaker({ button, children }: { button: ReactNode; children: ReactNode }) {
  return (
    <div className="flex items-start justify-between gap-4">
      <div className="min-w-0">{children}</div>
      {button}
    </div>
  );
}

// Rows are memoized: updates of the page right after hydration would render all of them a second time.
export const PhraseRow = memo(({ phrase }: { phrase: PhrasebookPhrase }) => {
  const { id, form, romanization, gloss, note } = phrase;
  return (
    <li {...deepLinkTarget(id)} className={`skip-offscreen-24 ${rowClassName}`}>
      <WithSpeaker button={<SpeakButton name={form} hasMinHighlight className="mt-1" />}>
        <p className="font-serif text-phrase break-words">
          <GlossedText text={form} translation={gloss} isQuiet />
        </p>
        <p>
          <KaLatin className="text-muted">{`/${romanization}/`}</KaLatin> <strong>{gloss}</strong>
        </p>
        <Note>{note}</Note>
      </WithSpeaker>
    </li>
  );
});

/** A sentence pattern: the learner puts one of its nouns into it, sees the sentence change and hears it. */
export const PatternRow = memo(
  ({ pattern: { id, gloss, note, sentences, example } }: { pattern: Pattern }) => {
    const [chosen, setChosen] = useState(example);
    // A sentence sounds when its noun is chosen, not when the page is opened.
    const [wasChosen, setWasChosen] = useState(false);
    const [before = '', after = ''] = chosen.pattern.split(nounPlaceholder);
    const whole = { sentence: chosen.form, translation: chosen.gloss };
    return (
      <li {...deepLinkTarget(id)} className={`skip-offscreen-48 ${rowClassName}`}>
        <WithSpeaker
          button={
            <SpeakButton
              key={chosen.form}
              name={chosen.form}
              autoPlay={wasChosen}
              hasMinHighlight
              className="mt-1"
            />
          }
        >
          <div aria-live="polite" aria-atomic>
            <p lang="ka" translate="no" className="font-serif text-phrase break-words">
              <GlossedText text={before} {...whole} isQuiet />
              <span key={chosen.form} className="appear border-b-2 border-wine text-wine">
                <GlossedText text={chosen.noun.form} {...whole} isQuiet />
              </span>
              <GlossedText text={after} {...whole} isQuiet />
            </p>
            <p>
              <KaLatin className="text-muted">{`/${chosen.romanization}/`}</KaLatin>{' '}
              <strong>{chosen.gloss}</strong>
            </p>
          </div>
        </WithSpeaker>
        <fieldset className="mt-3 min-w-0">
          <legend className="sr-only">A word for “{gloss}”</legend>
          <div className="grid grid-cols-2 gap-2 sm:flex sm:flex-wrap">
            {sentences.map((sentence) => (
              <label
                key={sentence.form}
                className="flex min-h-11 flex-wrap items-baseline gap-x-2 rounded-lg border-1.5 border-line px-3.5 py-2 sm:rounded-full transition-colors hover:border-wine has-checked:border-wine has-checked:bg-wine-soft has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-wine"
              >
                <input
                  type="radio"
                  name={id}
                  checked={sentence === chosen}
                  onChange={() => {
                    setChosen(sentence);
                    setWasChosen(true);
                  }}
                  className="sr-only"
                />
                <Ka>{sentence.noun.form}</Ka>
                <span className="text-sm text-muted">{sentence.noun.gloss}</span>
              </label>
            ))}
          </div>
        </fieldset>
        <Note>{note}</Note>
      </li>
    );
  },
);
