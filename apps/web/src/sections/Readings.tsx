import type { ReadingsSection } from '@ena/domain/lesson/kinds/readings';
import { Languages } from 'lucide-react';
import { useState } from 'react';
import { SpeakButton } from '../sound/SpeakButton.tsx';
import { Button } from '../ui/Button.tsx';
import { GlossedText, TapHint } from './GlossedText.tsx';
import { PageQuestions } from './PageQuestions.tsx';
import type { Visit } from './visit.ts';
import { VocabularyList } from './VocabularyList.tsx';

function ReadingText({ text, visit }: { text: ReadingsSection['texts'][number]; visit: Visit }) {
  const [translated, setTranslated] = useState(false);
  return (
    <article className="@container rounded-xl border border-line bg-surface">
      <div className="grid grid-cols-1 gap-6 p-4 sm:p-7">
        <header className="flex flex-wrap items-center justify-between gap-3">
          <h3 className="text-2xl">{text.title}</h3>
          <div className="flex flex-wrap items-center gap-3 max-sm:gap-2">
            <SpeakButton
              name={text.id}
              text={text.paragraphs.map(({ form }) => form).join(' ')}
              label="Listen"
            />
            <Button
              variant="secondary"
              className="max-sm:px-3"
              aria-expanded={translated}
              onClick={() => setTranslated(!translated)}
            >
              <Languages size={18} aria-hidden className="max-sm:hidden" />{' '}
              {translated ? 'Hide Translation' : 'Show Translation'}
            </Button>
          </div>
        </header>
        <TapHint />
        {/* On wide screens the words are beside the text, and stay in view while it is read. */}
        <div className="grid gap-x-10 gap-y-6 @4xl:grid-cols-last-72">
          <div className="grid max-w-prose content-start gap-5">
            {text.paragraphs.map(({ form, gloss }) => (
              <div key={form}>
                <p>
                  <GlossedText
                    text={form}
                    translation={gloss}
                    glossary={visit.glossary}
                    className="text-passage"
                  />
                </p>
                {translated ? <p className="mt-1.5 text-muted">{gloss}</p> : null}
              </div>
            ))}
          </div>
          {text.vocabulary.length > 0 ? (
            <div className="self-start @4xl:sticky @4xl:top-24">
              <h4 className="mb-2 text-lg font-semibold">Vocabulary</h4>
              <VocabularyList
                words={text.vocabulary}
                glossary={visit.glossary}
                columns="@lg:grid-cols-2 @4xl:grid-cols-1"
              />
            </div>
          ) : null}
        </div>
        <div>
          <h4 className="mb-4 text-lg font-semibold">Questions</h4>
          <PageQuestions questions={text.questions} feedback="generic" visit={visit} />
        </div>
      </div>
    </article>
  );
}

/** The texts of a group; tapping a word shows its meaning, a button shows the translation. */
export default function Readings({ section, visit }: { section: ReadingsSection; visit: Visit }) {
  return (
    <div className="grid grid-cols-1 gap-5">
      {section.texts.map((text) => (
        <ReadingText key={text.id} text={text} visit={visit} />
      ))}
    </div>
  );
}
