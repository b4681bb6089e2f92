import { submitMessage } from '@ena/domain/lesson/essay';
import { essayLength } from '@ena/domain/lesson/essayLength';
import type { EssaysSection } from '@ena/domain/lesson/kinds/essays';
import { pluralize } from '@ena/domain/text/pluralize';
import { Languages, PencilLine } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useSession } from '../platform/session.ts';
import { Button } from '../ui/Button.tsx';
import { Banner, Skeleton } from '../ui/Feedback.tsx';
import { TextWithGeorgian } from '../ui/Georgian.tsx';
import { EssayEditor } from './EssayEditor.tsx';
import { DoneMark } from './DoneMark.tsx';
import { TextsLoadError } from './SaveState.tsx';
import { GlossedText } from '../sections/GlossedText.tsx';
import { useAccordion, useScrollWhenOpen } from '../sections/Panel.tsx';
import type { Visit } from '../sections/visit.ts';
import { VocabularyList } from '../sections/VocabularyList.tsx';
import { removeSubmission, type Texts, updateDraft, useSubmit, useTexts } from './writings.ts';
import { SubmissionList } from './SubmissionList.tsx';

type Essay = EssaysSection['essays'][number];

function GuideSection({
  title,
  action,
  children,
}: {
  title: string;
  action?: ReactNode;
  children: ReactNode;
}) {
  return (
    <div>
      <div className="flex min-h-12 flex-wrap items-center justify-between gap-x-3">
        <h4 className="text-lg font-semibold">{title}</h4>
        {action}
      </div>
      {children}
    </div>
  );
}

/** Example, key words and tips of an essay; beside the editor while that is open. */
function WritingGuide({ essay: { example, keywords, tips }, beside }: { essay: Essay; beside: boolean }) {
  const [translated, setTranslated] = useState(false);
  return (
    <div
      className={`grid grid-cols-1 content-start gap-x-10 gap-y-6 ${beside ? 'xl:col-start-2 xl:row-span-3 xl:row-start-1 xl:border-l xl:border-line xl:pl-8' : 'xl:grid-cols-2'}`}
    >
      <div className="grid grid-cols-1 content-start gap-6">
        <GuideSection
          title="Example"
          action={
            <Button
              variant="quiet"
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
              <GlossedText text={example.form} translation={example.gloss} isQuiet />
            </p>
            {translated ? <p className="mt-2 text-muted">{example.gloss}</p> : null}
          </blockquote>
        </GuideSection>
        <GuideSection title="Key Words">
          <VocabularyList words={keywords} columns="sm:grid-cols-2 xl:grid-cols-1" />
        </GuideSection>
      </div>
      <GuideSection title="Tips">
        <ul className="grid gap-3">
          {tips.map((tip) => (
            <li key={tip} className="border-l-2 border-line pl-4">
              <TextWithGeorgian>{tip}</TextWithGeorgian>
            </li>
          ))}
        </ul>
      </GuideSection>
    </div>
  );
}

/** One essay: its prompt, guide, editor and submissions. */
function EssayCard({
  essay,
  learnerId,
  texts: { loadState, drafts, submissions },
  submitDraft,
  open,
  toggle,
  visit,
}: {
  essay: Essay;
  learnerId: string;
  texts: Texts;
  submitDraft: ReturnType<typeof useSubmit>;
  open: boolean;
  toggle: () => void;
  visit: Visit;
}) {
  const { id, title, description } = essay;
  const heading = useId();
  const card = useScrollWhenOpen<HTMLLIElement>(open);
  const startButton = useRef<HTMLButtonElement>(null);
  const [submitted, setSubmitted] = useState<string | null>(null);
  const submittedBanner = useRef<HTMLDivElement>(null);
  const text = drafts.get(id)?.text ?? '';
  const length = essayLength(text);
  const own = submissions.filter(({ essayId }) => essayId === id);

  // The text in the editor counts for completion, also a draft of another day (ADV-37).
  useEffect(() => {
    if (open) visit.trackText(id, text);
  }, [open, visit, id, text]);
  const wasOpen = useRef(open);
  useEffect(() => {
    if (wasOpen.current && !open) {
      // The focused element was removed with the editor, and the page is shorter now.
      const focusTarget = submittedBanner.current ?? startButton.current;
      focusTarget?.focus({ preventScroll: true });
      focusTarget?.scrollIntoView({ block: 'center' });
    }
    wasOpen.current = open;
  }, [open]);

  const startWriting = () => {
    setSubmitted(null);
    if (!open) toggle();
  };
  const submit = async () => {
    const submission = await submitDraft(id);
    if (typeof submission === 'string') return submission;
    visit.trackText(submission.id, text);
    setSubmitted(submitMessage(text));
    // If it was canceled meanwhile, it is closed already, and another essay may be open.
    if (wasOpen.current) toggle();
    return null;
  };

  const startText = length > 0 ? 'Continue' : 'Start Writing';
  const action = open ? (
    <EssayEditor
      essayId={id}
      learnerId={learnerId}
      labelledBy={heading}
      text={text}
      write={(next) => updateDraft(id, next)}
      submit={submit}
      cancel={toggle}
    />
  ) : (
    <div className="grid grid-cols-1 gap-4">
      {submitted ? (
        <div ref={submittedBanner} tabIndex={-1}>
          <Banner tone="right">{submitted}</Banner>
        </div>
      ) : null}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {/* Disabled until the drafts are loaded: a new draft would overwrite the stored one. */}
        <Button
          ref={startButton}
          variant="secondary"
          disabled={loadState !== 'known' && length === 0}
          aria-label={`${startText}: ${title}`}
          onClick={startWriting}
        >
          <PencilLine size={18} aria-hidden /> {startText}
        </Button>
        {length > 0 ? (
          <span className="text-muted">Your draft has {pluralize(length, 'character')}.</span>
        ) : null}
      </div>
    </div>
  );
  const guide = <WritingGuide key="guide" essay={essay} beside={open} />;
  const keyedAction = <div key="action">{action}</div>;
  return (
    <li
      ref={card}
      className={`grid scroll-mt-20 grid-cols-1 content-start gap-3 rounded-xl border border-line bg-surface p-4 sm:gap-6 sm:p-7 ${open ? 'xl:grid-cols-last-88 xl:grid-rows-auto-auto-1fr xl:gap-x-8' : ''}`}
    >
      <header>
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <h3 id={heading} className="text-2xl">
            <TextWithGeorgian>{title}</TextWithGeorgian>
          </h3>
          {own.length > 0 ? <DoneMark text="Submitted" /> : null}
        </div>
        <p className="mt-1 max-w-prose text-muted">
          <TextWithGeorgian>{description}</TextWithGeorgian>
        </p>
      </header>
      {/* The guide comes first until the editor opens; then the editor is next to the prompt. */}
      {open ? [keyedAction, guide] : [guide, keyedAction]}
      {loadState === 'known' ? (
        <SubmissionList
          essayHeading={heading}
          submissions={own}
          hasDraft={length > 0}
          copy={(copied) => {
            updateDraft(id, copied);
            startWriting();
          }}
          remove={removeSubmission}
        />
      ) : loadState === 'loading' ? (
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
  const texts = useTexts(learnerId);
  const submitDraft = useSubmit();
  const [openId, toggle] = useAccordion();
  const { loadState } = texts;
  return (
    <div className="grid grid-cols-1 gap-5">
      {loadState === 'known' || loadState === 'loading' ? null : <TextsLoadError code={loadState} />}
      <ul className="grid grid-cols-1 gap-5">
        {section.essays.map((essay) => (
          <EssayCard
            key={essay.id}
            essay={essay}
            learnerId={learnerId}
            texts={texts}
            submitDraft={submitDraft}
            open={essay.id === openId}
            toggle={() => toggle(essay.id)}
            visit={visit}
          />
        ))}
      </ul>
    </div>
  );
}

/** The essays of a category; one editor is open at a time. */
export default function Essays({ section, visit }: { section: EssaysSection; visit: Visit }) {
  const session = useSession();
  const learnerId = session.kind === 'known' ? session.value?.id : undefined;
  // The key resets the state when another learner signs in at the same browser.
  return learnerId ? <EssayCards key={learnerId} {...{ section, learnerId, visit }} /> : null;
}
