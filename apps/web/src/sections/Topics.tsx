import type { TopicsSection } from '@ena/domain/lesson/kinds/topics';
import { SpeakButton } from '../sound/SpeakButton.tsx';
import { KaLatin, TextWithGeorgian } from '../ui/Georgian.tsx';
import { GlossedText } from './GlossedText.tsx';
import { Panel, type PanelProps } from './Panel.tsx';

/** Topics taught by examples, each in its own panel. */
export function TopicPanels({
  section,
  openId,
  toggle,
}: { section: TopicsSection; openId: string | null } & Pick<PanelProps, 'toggle'>) {
  return (
    <section aria-labelledby={section.id} className="mt-5 grid grid-cols-1 gap-3">
      <div>
        <h2 id={section.id} className="mb-1 text-2xl">
          {section.title}
        </h2>
        <p className="text-muted">{section.description}</p>
      </div>
      {section.topics.map(({ id, title, description, examples, notes = [] }) => (
        <Panel key={id} {...{ id, title, description, toggle }} open={id === openId}>
          <ul className="grid gap-3">
            {examples.map(({ form, romanization, gloss, explanation }) => (
              <li key={form} className="rounded-xl border border-line bg-surface p-4 sm:p-5">
                <div className="flex items-start justify-between gap-3">
                  <div className="min-w-0">
                    <p className="text-2xl leading-snug">
                      <GlossedText text={form} translation={gloss} isQuiet />
                    </p>
                    <p>
                      <KaLatin className="text-muted">{`/${romanization}/`}</KaLatin> <strong>{gloss}</strong>
                    </p>
                  </div>
                  <SpeakButton name={form} hasMinHighlight />
                </div>
                <p className="mt-2 border-t border-line pt-2 text-muted">
                  <TextWithGeorgian>{explanation}</TextWithGeorgian>
                </p>
              </li>
            ))}
          </ul>
          {notes.length > 0 ? (
            <>
              {section.notesTitle ? <h3 className="mt-5 text-lg">{section.notesTitle}</h3> : null}
              <ul aria-label={section.notesTitle} className="mt-3 grid gap-2">
                {notes.map((note) => (
                  <li key={note} className="border-l-2 border-wine pl-3">
                    <TextWithGeorgian>{note}</TextWithGeorgian>
                  </li>
                ))}
              </ul>
            </>
          ) : null}
        </Panel>
      ))}
    </section>
  );
}
