import type { WordsSection } from '@ena/domain/lesson/kinds/words';
import { isNumber, type Word } from '@ena/domain/lesson/word';
import { memo } from 'react';
import { SpeakButton } from '../sound/SpeakButton.tsx';
import { TextLink } from '../ui/Button.tsx';
import { Ka, KaLatin, TextWithGeorgian } from '../ui/Georgian.tsx';
import { Picture, WordPicture } from '../ui/Picture.tsx';
import { deepLinkTarget, findSection, useDeepLink } from './deepLink.ts';
import { GlossedTextFit } from './GlossedText.tsx';
import { Panel, type PanelProps, useAccordion } from './Panel.tsx';

/** Forms of a verb that one says, beside the verbal noun of its card. */
function FiniteForms({ form: verb, finiteForms: forms = [], verbPage }: Word) {
  return (
    <div className="mt-2 grid gap-1 border-t border-line pt-1.5">
      {forms.map(({ form, romanization, gloss }, index) => (
        <div key={gloss} className="flex items-center justify-between gap-3">
          <p className="min-w-0 flex-1 text-muted">
            <GlossedTextFit text={form} isQuiet className="text-lg text-ink" />
            <KaLatin>{`/${romanization}/`}</KaLatin> {gloss}
          </p>
          {index === 0 ? <SpeakButton name={form} hasMinHighlight small /> : null}
        </div>
      ))}
      {verbPage === undefined ? null : (
        <p className="text-sm">
          <TextLink to={`/verbs/${verbPage}`}>
            All forms of <Ka>{verb.split(' ').at(-1) ?? ''}</Ka>
          </TextLink>
        </p>
      )}
    </div>
  );
}

// Cards are memoized: updates of the page right after hydration would render up to a hundred a second time.
const WordCard = memo(({ word }: { word: Word }) => {
  return (
    <li
      {...deepLinkTarget(word.id)}
      className="grid min-w-0 grid-cols-1 content-start gap-1 rounded-xl border border-line bg-surface p-4"
    >
      <div className="flex items-start justify-between gap-3">
        <p className="min-w-0 flex-1 font-serif text-3xl leading-snug">
          <GlossedTextFit
            text={word.form}
            translation={word.form.includes(' ') ? undefined : word.gloss}
            isQuiet
          />
        </p>
        <span className="flex shrink-0 items-center gap-2">
          {word.picture && word.image === undefined ? (
            <Picture picture={word.picture} decorative className="size-11" />
          ) : null}
          <SpeakButton name={word.form} hasMinHighlight />
        </span>
      </div>
      <div className="flex justify-between gap-3">
        <p className="min-w-0 flex-1">
          <KaLatin className="text-muted">{`/${word.romanization}/`}</KaLatin> <strong>{word.gloss}</strong>
          {word.note && isNumber(word) ? <span className="text-muted"> = {word.note}</span> : null}
        </p>
        {/* Below the speaker, so that the word keeps its size. */}
        {word.image === undefined ? null : <WordPicture name={word.image} />}
      </div>
      {word.note && !isNumber(word) ? (
        <p className="text-sm text-muted">
          <TextWithGeorgian>{word.note}</TextWithGeorgian>
        </p>
      ) : null}
      {word.finiteForms ? <FiniteForms {...word} /> : null}
      {word.example ? (
        <div className="mt-2 flex items-start justify-between gap-3 border-t border-line pt-2 text-muted">
          <p className="min-w-0 flex-1">
            <GlossedTextFit
              text={word.example.form}
              translation={word.example.gloss}
              isQuiet
              className="text-lg text-ink"
            />
            {word.example.gloss}
          </p>
          <SpeakButton name={word.example.form} hasMinHighlight small />
        </div>
      ) : null}
    </li>
  );
});

/** A smaller card, for long lists of words of one kind (BEG-27). */
const CompactWordCard = memo(({ word }: { word: Word }) => {
  return (
    <li
      {...deepLinkTarget(word.id)}
      className="grid grid-cols-auto-1fr-auto gap-x-3 rounded-lg border border-line bg-surface px-3 py-3 sm:px-4"
    >
      <p className="row-span-3 w-10.5 font-serif text-3xl leading-tight text-wine tabular-nums">
        {word.gloss}
      </p>
      <p className="min-w-0 font-serif text-lg leading-tight sm:text-2xl">
        <GlossedTextFit text={word.form} isQuiet />
      </p>
      <SpeakButton name={word.form} hasMinHighlight small className="row-span-2" />
      <p className="text-sm text-muted">
        <KaLatin>{`/${word.romanization}/`}</KaLatin>
        {word.note ? ` = ${word.note}` : ''}
      </p>
      {word.example ? (
        <>
          <p className="mt-1 min-w-0 text-muted">
            <GlossedTextFit
              text={word.example.form}
              translation={word.example.gloss}
              isQuiet
              className="text-base text-ink"
            />
            {word.example.gloss}
          </p>
          <SpeakButton name={word.example.form} hasMinHighlight small className="mt-1" />
        </>
      ) : null}
    </li>
  );
});

/** The cards of some words; `compact` for long lists of words of one kind. */
export function WordCards({
  words,
  compact = false,
}: {
  words: readonly Word[];
  compact?: boolean | undefined;
}) {
  const Card = compact ? CompactWordCard : WordCard;
  return (
    <div className="@container">
      <ul
        className={`grid grid-cols-1 items-start gap-3 ${compact ? '@xl:grid-cols-2' : '@lg:grid-cols-2 @3xl:grid-cols-3'}`}
      >
        {words.map((word) => (
          <Card key={word.id} word={word} />
        ))}
      </ul>
    </div>
  );
}

/** A category of words. */
export function WordsPanel({
  section,
  ...panel
}: { section: WordsSection } & Pick<PanelProps, 'open' | 'toggle'>) {
  const { id, title, description, words } = section;
  return (
    <Panel
      {...{ id, title, description, ...panel }}
      // A numeric title needs no emblem.
      emblem={/^\d/u.test(title) ? undefined : words[0]?.form}
      countText={`${words.length} words`}
    >
      <WordCards words={words} compact={section.compact} />
    </Panel>
  );
}

/** Categories of words, at most one open (BEG-06), at first the first one. */
export function WordsSections({ sections }: { sections: readonly WordsSection[] }) {
  const [openId, toggle, open] = useAccordion(sections[0]?.id);
  useDeepLink((anchor) => {
    const section = findSection(sections, anchor);
    if (section) open(section.id);
    return section !== undefined;
  });
  return (
    <div className="grid gap-3">
      {sections.map((section) => (
        <WordsPanel key={section.id} section={section} open={section.id === openId} toggle={toggle} />
      ))}
    </div>
  );
}
