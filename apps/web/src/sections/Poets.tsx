import type { PoetsSection } from '@ena/domain/lesson/kinds/poets';
import { SpeakButton } from '../sound/SpeakButton.tsx';
import { Ka, KaLatin, TextWithGeorgian } from '../ui/Georgian.tsx';
import { Button } from '../ui/Button.tsx';
import { deepLinkTarget } from './deepLink.ts';
import { PoetPortrait } from './PoetPortrait.tsx';

/** The poets of an era; the details of at most one poet of the page are open (ADV-17). */
export function Poets({
  section,
  openId,
  toggle,
}: {
  section: PoetsSection;
  openId: string | null;
  toggle: (id: string) => void;
}) {
  return (
    <ul className="grid grid-cols-1 gap-4">
      {section.poets.map(({ id, name, period, bio, significance, majorWorks }) => {
        const open = id === openId;
        return (
          <li
            key={id}
            {...deepLinkTarget(id)}
            className="grid gap-5 rounded-xl border border-line bg-surface p-5 sm:grid-cols-first-36"
          >
            <PoetPortrait poetId={id} name={name.gloss} />
            <div className="grid content-start gap-2">
              <h3 className="text-2xl">{name.gloss}</h3>
              <p className="flex items-center justify-between gap-3 text-muted">
                <span>
                  <Ka className="text-lg text-ink">{name.form}</Ka> · {period}
                </span>
                <SpeakButton name={name.form} hasMinHighlight small />
              </p>
              <p>
                <TextWithGeorgian>{bio}</TextWithGeorgian>
              </p>
              <Button
                variant="quiet"
                className="-ml-3 justify-self-start px-3"
                aria-expanded={open}
                aria-controls={`${id}-details`}
                onClick={() => toggle(id)}
              >
                {open ? 'Hide Details' : 'Show Details'}
              </Button>
              <div id={`${id}-details`} hidden={!open} className="gap-3 [&:not([hidden])]:grid">
                <p>
                  <strong>Significance. </strong>
                  <TextWithGeorgian>{significance}</TextWithGeorgian>
                </p>
                <div>
                  <h4 className="mb-1 font-semibold">Major works</h4>
                  <ul className="grid gap-1">
                    {majorWorks.map(({ form, romanization, gloss }) => (
                      <li key={form}>
                        <Ka className="text-lg">{form}</Ka>{' '}
                        <KaLatin className="text-muted">{`/${romanization}/`}</KaLatin> {gloss}
                      </li>
                    ))}
                  </ul>
                </div>
              </div>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
