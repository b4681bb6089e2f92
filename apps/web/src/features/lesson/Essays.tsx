import { essayLength, submitMessage } from '@ena/domain/lesson/essay';
import type { EssaysSection } from '@ena/domain/lesson/model';
import { Languages, PencilLine } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useSession } from '../../lib/session.ts';
import { Button } from '../../ui/Button.tsx';
import { Banner, Skeleton } from '../../ui/Feedback.tsx';
import { Ka, Mixed } from '../../ui/Georgian.tsx';
import { EssayEditor, WhyNot } from './EssayEditor.tsx';
import { useOneOpen, useScrollWhenOpen } from './Panel.tsx';
import type { Visit } from './visit.ts';
import { VocabularyList } from './VocabularyList.tsx';
import { useWritings, type Writings } from './writings.ts';
import { YourTexts } from './YourTexts.tsx';

type Essay = EssaysSection['essays'][number];

function Help({ title, action, children }: { title: string; action?: ReactNode; children: ReactNode }) {
  return (
    <div>
      <div className="mb-2 flex min-h-12 flex-wrap items-center justify-between gap-x-3">
        <h4 className="text-lg font-semibold">{title}</h4>
        {action}
      </div>
      {children}
    </div>
  );
}

/** How such a text begins, the words it needs, and advice; beside the editor once that is open. */
function Helps({ essay: { example, keywords, tips }, beside }: { essay: Essay; beside: boolean }) {
  const [translated, setTranslated] = useState(false);
  return (
    <div
      className={`grid grid-cols-[minmax(0,1fr)] content-start gap-x-10 gap-y-6 ${beside ? 'xl:col-start-2 xl:row-span-3 xl:row-start-1 xl:border-l xl:border-line xl:pl-8' : 'xl:grid-cols-2'}`}
    >
      <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-6">
        <Help
          title="Example"
          action={
            <Button
              look="quiet"
              className="px-2.5"
              aria-expanded={translated}
              onClick={() => setTranslated(!translated)}
            >
              <Languages size={18} aria-hidden /> {translated ? 'Hide Translation' : 'Show Translation'}
            </Button>
          }
        >
          <blockquote className="border-l-2 border-wine pl-4">
            <p className="text-xl leading-relaxed">
              <Ka>{example.form}</Ka>
            </p>
            {translated ? <p className="mt-2 text-muted">{example.gloss}</p> : null}
          </blockquote>
        </Help>
        <Help title="Key Words">
          <VocabularyList words={keywords} columns="sm:grid-cols-2 xl:grid-cols-1" />
        </Help>
      </div>
      <Help title="Tips">
        <ul className="grid gap-3">
          {tips.map((tip) => (
            <li key={tip} className="border-l-2 border-line pl-4">
              <Mixed>{tip}</Mixed>
            </li>
          ))}
        </ul>
      </Help>
    </div>
  );
}

/** One essay: what to write, what helps, the editor, and what was submitted. */
function EssayCard({
  essay,
  learnerId,
  writings,
  open,
  toggle,
  visit,
}: {
  essay: Essay;
  learnerId: string;
  writings: Writings;
  open: boolean;
  toggle: () => void;
  visit: Visit;
}) {
  const { id, title, description } = essay;
  const { listed, drafts, write } = writings;
  const heading = useId();
  const card = useScrollWhenOpen<HTMLLIElement>(open);
  const start = useRef<HTMLButtonElement>(null);
  const [submitted, setSubmitted] = useState<string | null>(null);
  const said = useRef<HTMLDivElement>(null);
  const text = drafts.get(id)?.text ?? '';
  const length = essayLength(text);

  // What stands in the editor counts, a draft of another day too (ADV-37).
  useEffect(() => {
    if (open) visit.wrote(id, text);
  }, [open, visit, id, text]);
  const wasOpen = useRef(open);
  useEffect(() => {
    if (wasOpen.current && !open) {
      // What had the focus is gone with the editor, and the page is shorter.
      const next = said.current ?? start.current;
      next?.focus({ preventScroll: true });
      next?.scrollIntoView({ block: 'center' });
    }
    wasOpen.current = open;
  }, [open]);

  const begin = () => {
    setSubmitted(null);
    if (!open) toggle();
  };
  const submit = async () => {
    const code = await writings.submit(id);
    if (code === null) {
      setSubmitted(submitMessage(text));
      // Cancelled meanwhile, it is closed already, and another essay may be open.
      if (wasOpen.current) toggle();
    }
    return code;
  };

  const action = open ? (
    <EssayEditor
      essayId={id}
      learnerId={learnerId}
      labelledBy={heading}
      text={text}
      write={(next) => write(id, next)}
      submit={submit}
      cancel={toggle}
    />
  ) : (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {submitted ? (
        <div ref={said} tabIndex={-1}>
          <Banner tone="right">{submitted}</Banner>
        </div>
      ) : null}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {/* Written over, a draft that could not be looked up would be lost. */}
        <Button
          ref={start}
          look="secondary"
          disabled={listed !== 'known' && length === 0}
          aria-label={`Start Writing: ${title}`}
          onClick={begin}
        >
          <PencilLine size={18} aria-hidden /> Start Writing
        </Button>
        {length > 0 ? (
          <span className="text-muted">
            Your draft has {length.toLocaleString('en-US')} character{length === 1 ? '' : 's'}.
          </span>
        ) : null}
      </div>
    </div>
  );
  const helps = <Helps key="helps" essay={essay} beside={open} />;
  const shownAction = <div key="action">{action}</div>;
  return (
    <li
      ref={card}
      className={`grid scroll-mt-20 grid-cols-[minmax(0,1fr)] content-start gap-6 rounded-xl border border-line bg-surface p-4 sm:p-7 ${open ? 'xl:grid-cols-[minmax(0,1fr)_22rem] xl:grid-rows-[auto_auto_1fr] xl:gap-x-8' : ''}`}
    >
      <header>
        <h3 id={heading} className="text-2xl">
          <Mixed>{title}</Mixed>
        </h3>
        <p className="mt-1 max-w-prose text-muted">
          <Mixed>{description}</Mixed>
        </p>
      </header>
      {/* Before writing one reads; while writing the field is next to what is asked. */}
      {open ? [shownAction, helps] : [helps, shownAction]}
      {listed === 'known' ? (
        <YourTexts
          essayHeading={heading}
          submissions={writings.submissions.filter(({ essayId }) => essayId === id)}
          hasDraft={length > 0}
          copy={(copied) => {
            write(id, copied);
            begin();
          }}
          remove={writings.remove}
        />
      ) : listed === 'loading' ? (
        <Skeleton className="h-20" />
      ) : null}
    </li>
  );
}

function EssayCards({
  section,
  learnerId,
  visit,
}: {
  section: EssaysSection;
  learnerId: string;
  visit: Visit;
}) {
  const writings = useWritings(learnerId, visit);
  const [openId, toggle] = useOneOpen();
  const { listed } = writings;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      {listed === 'known' || listed === 'loading' ? null : (
        <Banner
          tone="wrong"
          action={
            <Button look="secondary" onClick={writings.load}>
              Try Again
            </Button>
          }
        >
          What you have written could not be looked up. <WhyNot code={listed} />
        </Banner>
      )}
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-5">
        {section.essays.map((essay) => (
          <EssayCard
            key={essay.id}
            essay={essay}
            learnerId={learnerId}
            writings={writings}
            open={essay.id === openId}
            toggle={() => toggle(essay.id)}
            visit={visit}
          />
        ))}
      </ul>
    </div>
  );
}

/** The essays of a category; one is written at a time. */
export default function Essays({ section, visit }: { section: EssaysSection; visit: Visit }) {
  const session = useSession();
  const learnerId = session.kind === 'known' ? session.value?.id : undefined;
  // Another learner in the same browser finds nothing of this one.
  return learnerId ? <EssayCards key={learnerId} {...{ section, learnerId, visit }} /> : null;
}
