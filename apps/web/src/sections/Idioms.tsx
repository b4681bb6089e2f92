import type { IdiomsSection } from '@ena/domain/lesson/kinds/idioms';
import { SpeakButton } from '../sound/SpeakButton.tsx';
import { KaLatin, TextWithGeorgian } from '../ui/Georgian.tsx';
import { deepLinkTarget } from './deepLink.ts';
import { GlossedText } from './GlossedText.tsx';

/** Idioms of a category: literal translation, meaning, example and usage. */
export function Idioms({ section }: { section: IdiomsSection }) {
  return (
    <ul className="grid grid-cols-1 gap-4 lg:grid-cols-2">
      {section.idioms.map(({ id, form, romanization, literal, gloss, example, explanation }) => (
        <li
          key={id}
          {...deepLinkTarget(id)}
          className="grid content-start gap-3 rounded-xl border border-line bg-surface p-5"
        >
          <div className="flex items-start justify-between gap-3">
            <div className="min-w-0">
              <p className="font-serif text-3xl leading-snug break-words">
                <GlossedText text={form} translation={gloss} isQuiet />
              </p>
              <p className="text-muted">
                <KaLatin>{`/${romanization}/`}</KaLatin>
              </p>
            </div>
            <SpeakButton name={form} hasMinHighlight />
          </div>
          <dl className="grid grid-cols-auto-1fr gap-x-3 gap-y-1">
            <dt className="text-muted">Literally</dt>
            <dd>{literal}</dd>
            <dt className="text-muted">Meaning</dt>
            <dd className="font-semibold">{gloss}</dd>
          </dl>
          <div className="flex items-start justify-between gap-3 border-t border-line pt-3">
            <p>
              <GlossedText
                text={example.form}
                translation={example.gloss}
                isQuiet
                className="block text-lg"
              />
              <span className="text-muted">{example.gloss}</span>
            </p>
            <SpeakButton name={example.form} hasMinHighlight small />
          </div>
          <p className="text-muted">
            <TextWithGeorgian>{explanation}</TextWithGeorgian>
          </p>
        </li>
      ))}
    </ul>
  );
}
